import { BigDecimal } from "effect"
import { isDebit, type Operation } from "#domain/money/operation.ts"
import { NoWrapText } from "#ui/kit/figures/amount.tsx"
import { useFormatters } from "#ui/shared/format.ts"
import { unknownValueText } from "#ui/shared/intl-formats.ts"

interface Props {
  readonly operation: Operation
}

/** Shows the amount of an operation, with a plus for a credit and a minus for a debit. */
export const SignedAmount = ({ operation }: Props) => {
  const format = useFormatters()
  const { state, amount, currencyId } = operation
  const sign = state === "Rejected" ? "" : isDebit(operation) ? "−" : "+"
  return <NoWrapText figure="operation.amount">{`${sign}${format.amount(amount, currencyId)}`}</NoWrapText>
}

/** Shows the worth that the operation had when it happened, with the sign of its amount. */
export const Worth = ({ operation }: Props) => {
  const format = useFormatters()
  if (operation.equivalent === null) return <NoWrapText>{unknownValueText}</NoWrapText>
  const { amount, currencyId } = operation.equivalent
  const worth =
    operation.state === "Rejected"
      ? format.amount(amount, currencyId)
      : format.amountChange(isDebit(operation) ? BigDecimal.negate(amount) : amount, currencyId)
  return <NoWrapText figure="operation.worth">{worth}</NoWrapText>
}
