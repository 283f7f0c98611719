import { BigDecimal } from "effect"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { isStaking } from "#domain/orders/order-state.ts"
import type { Order } from "#domain/orders/order.ts"
import type { PaymentMethodOption } from "#domain/payments/payment-status.ts"
import { RadioCards } from "#ui/kit/fields/radio-cards.tsx"
import { Amount } from "#ui/kit/figures/amount.tsx"
import { UnreadableEntry } from "#ui/kit/figures/unreadable-entry.tsx"
import { IdleIcon } from "#ui/kit/layout/icons.tsx"
import { BitcoinMark, CardMark, EthereumMark, SepaMark, SwiftMark, VoucherMark } from "#ui/kit/layout/mark-icons.tsx"
import { useFormatters } from "#ui/shared/format.ts"
import { Equivalent } from "./pay-bar.tsx"
import { useMethodName } from "./use-method-name.ts"
import css from "#ui/orders/payment-head/payment.module.css"

const marks = {
  CreditCard: CardMark,
  TransferSEPA: SepaMark,
  TransferSwift: SwiftMark,
  OTTVoucher: VoucherMark,
  unknown: IdleIcon,
} as const

const markOf = ({ paymentType, currencyId }: PaymentMethodOption) =>
  paymentType !== "Crypto" ? marks[paymentType] : currencyId === "btc" ? BitcoinMark : EthereumMark

/** The icon of a method, which is decorative, because the name is next to it. */
const MethodIcon = ({ option }: { readonly option: PaymentMethodOption }) => {
  const Mark = markOf(option)
  return (
    <span className={css.icon}>
      <Mark size={28} />
    </span>
  )
}

interface Props {
  readonly order: Order
  readonly options: ReadonlyArray<PaymentMethodOption>
  /** True if some methods could not be decoded. */
  readonly isIncomplete: boolean
  readonly chosen: string | null
  readonly onChoose: (key: string) => void
  /** Renders the button that changes the order to meet a method's limits. */
  readonly fixFor: (option: PaymentMethodOption) => ReactNode
}

/** Shows the limits of a method, except for a limit of zero. */
const Limits = ({ option: { min, max, currencyId } }: { readonly option: PaymentMethodOption }) => {
  const { t } = useTranslation("pay")
  const { amount } = useFormatters()
  const limits = { min: amount(min, currencyId), max: amount(max, currencyId) }
  return BigDecimal.isPositive(min) ? (
    <span data-figure="method.lowest method.highest">{t("methods.limits", limits)}</span>
  ) : (
    <span data-figure="method.highest">{t("methods.upTo", limits)}</span>
  )
}

const Note = ({ option, order }: Pick<Props, "order"> & { readonly option: PaymentMethodOption }) => {
  const { t } = useTranslation("pay")
  const format = useFormatters()
  // Shows the cents, because "€18.20 is below €18" would be wrong.
  const [min, max] = [option.min, option.max].map((limit) => format.amount(limit, option.currencyId))
  if (option.state === "normal")
    return (
      <>
        <span>{t(`methods.time.${option.paymentType}`)}</span> <Limits option={option} />
      </>
    )
  if (option.state === "disabled") return <span>{t("methods.disabled")}</span>
  return (
    <span className={css.warning} data-figure={option.state === "belowMinimum" ? "method.lowest" : "method.highest"}>
      {t(isStaking(order) ? `methods.stake.${option.state}` : `methods.${option.state}`, { min, max })}
    </span>
  )
}

/** Lists all payment methods. A method shows its limits if the order does not meet them. */
export const MethodList = ({ order, options, isIncomplete, chosen, onChoose, fixFor }: Props) => {
  const { t } = useTranslation("pay")
  const name = useMethodName()
  if (options.length === 0) return <p>{isIncomplete ? <UnreadableEntry /> : t("methods.none")}</p>
  return (
    <>
      <RadioCards
        legend={t("methods.legend")}
        name="method"
        value={chosen}
        onChange={onChoose}
        options={options.map((option) => ({
          value: option.key,
          title: name(option),
          detail: (
            <>
              <Amount figure="method.due" value={option.amount} currency={option.currencyId} />{" "}
              <Equivalent order={order} option={option} />
            </>
          ),
          note: <Note option={option} order={order} />,
          disabled: option.state !== "normal",
          icon: <MethodIcon option={option} />,
          action: fixFor(option),
        }))}
      />
      {isIncomplete && (
        <p>
          <UnreadableEntry />
        </p>
      )}
    </>
  )
}
