import type { PaymentMethodOption } from "../../../domain/payments/payment-status"
import { IdleIcon } from "../../kit/layout/icons"
import { BitcoinMark, CardMark, EthereumMark, SepaMark, SwiftMark, VoucherMark } from "../../kit/layout/mark-icons"
import css from "./payment.module.css"

const marks = {
  CreditCard: CardMark,
  TransferSEPA: SepaMark,
  TransferSwift: SwiftMark,
  OTTVoucher: VoucherMark,
  unknown: IdleIcon,
} as const

const markOf = ({ paymentType, currencyId }: PaymentMethodOption) =>
  paymentType !== "Crypto" ? marks[paymentType] : currencyId === "btc" ? BitcoinMark : EthereumMark

/** Decorative: the name is beside it. */
export const MethodIcon = ({ option }: { readonly option: PaymentMethodOption }) => {
  const Mark = markOf(option)
  return (
    <span className={css[option.currencyId] ?? css.icon}>
      <Mark size={28} />
    </span>
  )
}
