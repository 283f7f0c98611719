import { useTranslation } from "react-i18next"
import type { Contract } from "#domain/cabinet/contract.ts"
import { decimal } from "#domain/shared/money.ts"
import type { Instant } from "#domain/shared/schema.ts"
import { maintenanceFeeOf } from "#domain/shop/quantity.ts"
import { useFormatters } from "#ui/shared/format.ts"
import { useSession } from "#ui/site/session.tsx"
import { calculateRemainingDays } from "./calculate-remaining-days.ts"
import patterns from "#ui/kit/styles/patterns.module.css"

export interface TermProps {
  readonly contract: Contract
  readonly now: Instant
}

const thousand = decimal("1000")

/**
 * Returns a function that describes the maintenance of a contract, or null if the response has no fee that can be shown. The amount is
 * in the customer's display currency, because the response contains no currency for it.
 */
const useMaintenance = () => {
  const { t } = useTranslation("cabinet")
  const format = useFormatters()
  const currency = useSession().profile?.currencyId ?? "unknown"
  return ({ currencyId: coin, type, unit, localizedMaintenanceCostTh }: Contract): string | null => {
    const fee = maintenanceFeeOf({ coin, type, unit, localizedMaintenanceCostTh, oldlocalizedMaintenanceCostTh: null })
    if (fee === null || fee.perThousand === null) return null
    return t(`contracts.maintenance.${fee.per}`, {
      cost: format.amount(fee.perThousand, currency),
      quantity: format.quantity(thousand, fee.unit),
    })
  }
}

/** Shows the remaining term. An unlimited contract shows its start date and maintenance instead. */
export const ContractTerm = ({ contract, now }: TermProps) => {
  const { t } = useTranslation("cabinet")
  const format = useFormatters()
  const maintenance = useMaintenance()(contract)
  const { startDate, endDate } = contract
  if (contract.type !== "Unlimited" && startDate !== null && endDate !== null) {
    const days = calculateRemainingDays(contract, now)
    return (
      <>
        <div>
          {contract.state === "Expired" || days === 0
            ? t("contracts.ended", { date: format.date(endDate) })
            : t("contracts.daysLeft", { count: days! })}
        </div>
        <div className={`${patterns.note} ${patterns.implied}`}>
          {t("contracts.term", { start: format.date(startDate), end: format.date(endDate) })}
        </div>
      </>
    )
  }
  return (
    <>
      <div>{t("contracts.since", { date: format.date(startDate) })}</div>
      {maintenance !== null && (
        <div className={patterns.note} data-figure="contract.maintenance">
          {maintenance}
        </div>
      )}
    </>
  )
}
