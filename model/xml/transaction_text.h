#pragma once

#include "model/edit.h"

#include <optional>
#include <string>
#include <string_view>

namespace model {

/// A transaction as XML, with the same elements as in files: for the recovery journal and the clipboard.
std::string transactionText(const Transaction& transaction);

/// Nothing when the text is not a whole transaction.
std::optional<Transaction> readTransaction(std::string_view text);

} // namespace model
