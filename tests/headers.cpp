// Only its precompiled headers matter.
