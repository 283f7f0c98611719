import { BigDecimal } from "effect"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { decimal, type Decimal } from "#domain/shared/money.ts"
import type { Offer } from "#domain/shop/offer.ts"
import { isMaintenanceFeeUnknown, calculateMaintenanceFee, maintenanceFeeOf } from "#domain/shop/quantity.ts"
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

/**
 * Shows the fee for the chosen quantity. The details, which are closed at first, show the current and the previous fee of one
 * unit.
 */
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
  const amount = quote && format.amount(calculateMaintenanceFee(quote.quantity, offer.unit, fee), offer.currency)
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

/** Shows the current and the previous fee, each for one unit and for a thousand units. */
const MaintenanceTerms = ({ offer, fee }: Props & { readonly fee: Fee }) => {
  const { t } = useTranslation("buy")
  const format = useFormatters()
  const label = (quantity: Decimal) => format.quantity(quantity, fee.unit)
  const formatFees = (hasAllDecimals: boolean, ...amounts: ReadonlyArray<Decimal>) =>
    amounts.map((amount) => format.amount(amount, offer.currency, { hasAllDecimals }))
  const priceWithOld = (name: "maintenance" | "maintenanceThousand", now: Decimal, old: Decimal) => {
    const rounded = formatFees(false, now, old)
    // Shows all digits if both fees round to the same cents, because the reader would see no difference.
    const [current, before] = rounded[0] === rounded[1] ? formatFees(true, now, old) : rounded
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
        { label: label(one), value: priceWithOld("maintenance", fee.perUnit, fee.oldPerUnit) },
        fee.perThousand &&
          fee.oldPerThousand && {
            label: label(thousand),
            value: priceWithOld("maintenanceThousand", fee.perThousand, fee.oldPerThousand),
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
          value: format.amount(fee.perUnit, offer.currency, {
            hasAllDecimals: BigDecimal.isLessThan(fee.perUnit, one),
          }),
        }
  return <KeyValues items={[item]} />
}
