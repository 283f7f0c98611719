import { BigDecimal } from "effect"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { decimal, type Decimal } from "#domain/shared/money.ts"
import type { Offer } from "#domain/shop/offer.ts"
import { isMaintenanceFeeUnknown, maintenanceFeeFor, maintenanceFeeOf } from "#domain/shop/quantity.ts"
import { Disclosure } from "#ui/kit/actions/disclosure.tsx"
import { KeyValues } from "#ui/kit/figures/key-values.tsx"
import { VisuallyHidden } from "#ui/kit/layout/visually-hidden.tsx"
import { useFormatters } from "#ui/shared/format.ts"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./calculator-form.module.css"

interface Props {
  readonly offer: Offer
}
type Fee = NonNullable<ReturnType<typeof maintenanceFeeOf>>

const one = decimal("1")
const thousand = decimal("1000")

interface FeeProps extends Props {
  readonly quote: { readonly quantity: Decimal } | null
  /** The estimate's text about fees. */
  readonly estimated?: ReactNode
}

/** Shows the fee for the chosen quantity. The opened details show the current and previous fee of one unit. */
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
        (amount === null ? (
          t("calculator.maintenance.title")
        ) : (
          <span data-figure="purchase.maintenanceFee">{t(`calculator.maintenance.each.${fee.per}`, { amount })}</span>
        ))
      }
    >
      <MaintenanceTerms offer={offer} fee={fee} />
      <p className={patterns.quiet}>{t("calculator.maintenance.deducted")}</p>
    </Disclosure>
  )
}

/** Shows the current and previous fees of one unit and of a thousand units. */
const MaintenanceTerms = ({ offer, fee }: Props & { readonly fee: Fee }) => {
  const { t } = useTranslation("buy")
  const format = useFormatters()
  const label = (quantity: Decimal) => format.quantity(quantity, fee.unit)
  const shown = (whole: boolean, ...amounts: ReadonlyArray<Decimal>) =>
    amounts.map((amount) => format.amount(amount, offer.currency, { whole }))
  const priceWithOld = (name: "maintenance" | "maintenanceThousand", now: Decimal, old: Decimal) => {
    const rounded = shown(false, now, old)
    // Shows all digits if both fees round to the same cents, because the reader would see no difference.
    const [current, before] = rounded[0] === rounded[1] ? shown(true, now, old) : rounded
    return before === current ? (
      <span data-figure={`product.${name}`}>{current}</span>
    ) : (
      <>
        <s className={css.old}>
          <VisuallyHidden>{`${t("calculator.maintenance.before")} `}</VisuallyHidden>
          <span data-figure={`product.${name}Before`}>{before}</span>
        </s>{" "}
        <span data-figure={`product.${name}`}>{current}</span>
      </>
    )
  }
  return (
    <KeyValues
      items={[
        { label: t("calculator.maintenance.title"), value: t(`calculator.maintenance.value.${fee.per}`) },
        { label: label(one), value: priceWithOld("maintenance", fee.one, fee.old) },
        fee.thousand &&
          fee.oldThousand && {
            label: label(thousand),
            value: priceWithOld("maintenanceThousand", fee.thousand, fee.oldThousand),
          },
      ]}
    />
  )
}

/**
 * Shows the maintenance fee of one unit in one line. An amount below one in the display currency has all its digits, because
 * cents would hide too much of it.
 */
export const UnitMaintenance = ({ offer }: Props) => {
  const { t } = useTranslation("buy")
  const format = useFormatters()
  const fee = maintenanceFeeOf(offer)
  const item =
    fee === null
      ? {
          label: t("calculator.maintenance.title"),
          value: t(`calculator.maintenance.value.${isMaintenanceFeeUnknown(offer) ? "unknown" : "none"}`),
        }
      : {
          figure: "product.maintenance" as const,
          label: t(`calculator.maintenance.unit.${fee.per}`, { unit: format.unit(fee.unit) }),
          value: format.amount(fee.one, offer.currency, { whole: BigDecimal.isLessThan(fee.one, one) }),
        }
  return <KeyValues items={[item]} />
}
