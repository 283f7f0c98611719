import { useTranslation } from "react-i18next"
import { decimal, type Decimal } from "#domain/shared/money.ts"
import type { Offer } from "#domain/shop/offer.ts"
import { isMaintenanceFeeUnknown, maintenanceFeeFor, maintenanceFeeOf } from "#domain/shop/quantity.ts"
import { useFormatters } from "#ui/shared/format.ts"
import { Disclosure } from "#ui/kit/actions/disclosure.tsx"
import { VisuallyHidden } from "#ui/kit/layout/visually-hidden.tsx"
import { KeyValues } from "#ui/kit/figures/key-values.tsx"
import css from "./calculator-form.module.css"
import patterns from "#ui/kit/styles/patterns.module.css"

interface Props {
  readonly offer: Offer
}

const one = decimal("1")
const thousand = decimal("1000")

interface FeeProps extends Props {
  readonly quote: { readonly quantity: Decimal } | null
  /** What an estimate says about fees. */
  readonly estimated?: string | undefined
}

/** The fee of what is bought; opened, the fee of one unit and what it was before. */
export const MaintenanceFee = ({ offer, quote, estimated }: FeeProps) => {
  const { t } = useTranslation("buy")
  const format = useFormatters()
  const fee = maintenanceFeeOf(offer)
  if (!fee)
    return (
      <p className={patterns.quiet}>
        {estimated ?? t(`calculator.maintenance.${isMaintenanceFeeUnknown(offer) ? "unknown" : "none"}`)}
      </p>
    )
  const amount = quote && format.amount(maintenanceFeeFor(quote.quantity, offer.unit, fee), offer.currency)
  return (
    <Disclosure
      summary={
        estimated ??
        (amount === null ? t("calculator.maintenance.title") : t(`calculator.maintenance.each.${fee.per}`, { amount }))
      }
    >
      <MaintenanceTerms offer={offer} />
      <p className={patterns.quiet}>{t("calculator.maintenance.deducted")}</p>
    </Disclosure>
  )
}

/** Whether there is a fee, and of one unit and a thousand what it is and was before. */
export const MaintenanceTerms = ({ offer }: Props) => {
  const { t } = useTranslation("buy")
  const format = useFormatters()
  const fee = maintenanceFeeOf(offer)
  const title = t("calculator.maintenance.title")
  if (!fee)
    return (
      <KeyValues
        items={[
          {
            label: title,
            value: t(`calculator.maintenance.value.${isMaintenanceFeeUnknown(offer) ? "unknown" : "none"}`),
          },
        ]}
      />
    )
  const label = (quantity: Decimal) => format.quantity(quantity, fee.unit)
  const shown = (whole: boolean, ...amounts: ReadonlyArray<Decimal>) =>
    amounts.map((amount) => format.amount(amount, offer.currency, { whole }))
  const priceWithOld = (now: Decimal, old: Decimal) => {
    const rounded = shown(false, now, old)
    // Of a difference below a cent every digit is shown.
    const [current, before] = rounded[0] === rounded[1] ? shown(true, now, old) : rounded
    return before === current ? (
      current
    ) : (
      <>
        <s className={css.old}>
          <VisuallyHidden>{`${t("calculator.maintenance.before")} `}</VisuallyHidden>
          <span>{before}</span>
        </s>{" "}
        <span>{current}</span>
      </>
    )
  }
  return (
    <KeyValues
      items={[
        { label: title, value: t(`calculator.maintenance.value.${fee.per}`) },
        { label: label(one), value: priceWithOld(fee.one, fee.old) },
        fee.thousand &&
          fee.oldThousand && { label: label(thousand), value: priceWithOld(fee.thousand, fee.oldThousand) },
      ]}
    />
  )
}
