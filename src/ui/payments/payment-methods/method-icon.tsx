import type { PaymentMethodOption } from "../../../domain/payments/payment-status"
import css from "./payment.module.css"

const drawings = {
  Crypto: (
    <>
      <path d="M12 3 20 7.5v9L12 21l-8-4.5v-9Z" />
      <path d="m4 7.5 8 4.5 8-4.5M12 12v9" />
    </>
  ),
  CreditCard: (
    <>
      <rect x="3" y="5.5" width="18" height="13" rx="2" />
      <path d="M3 10h18M6.5 15h4" />
    </>
  ),
  TransferSEPA: <path d="M4 10 12 4.5 20 10ZM6 10v8M10 10v8M14 10v8M18 10v8M3.5 19.5h17" />,
  TransferSwift: <path d="M4 10 12 4.5 20 10ZM6 10v8M10 10v8M14 10v8M18 10v8M3.5 19.5h17" />,
  OTTVoucher: (
    <>
      <path d="M3 7h18v3.5a1.5 1.5 0 0 0 0 3V17H3v-3.5a1.5 1.5 0 0 0 0-3Z" />
      <path d="M14 7.5v9" />
    </>
  ),
  unknown: <circle cx="12" cy="12" r="8" />,
} as const

/** Decorative: the name is beside it. */
export const MethodIcon = ({ option }: { readonly option: PaymentMethodOption }) => (
  <svg
    className={css[option.currencyId] ?? css.icon}
    width={28}
    height={28}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    {drawings[option.paymentType]}
  </svg>
)
