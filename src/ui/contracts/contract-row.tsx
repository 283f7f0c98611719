import { useTranslation } from "react-i18next"
import type { Contract } from "../../domain/contract"
import { shownContractState } from "../../domain/contract"
import { decimal } from "../../domain/money"
import { maintenanceOf } from "../../domain/quantity"
import { useFormat } from "../format"
import { Hidden } from "../kit/hidden"
import type { StatusKind } from "../kit/status"
import { Status } from "../kit/status"
import css from "./contracts.module.css"

interface Props {
  readonly contract: Contract
}

const kinds: { readonly [State in ReturnType<typeof shownContractState>]: StatusKind } = {
  Active: "ok", Expired: "idle", Suspended: "warn", unknown: "info"
}

const thousand = decimal("1000")

/** The answer names no display currency beside the localized cost, so the cost in dollars is the one that can be labelled. */
const useMaintenance = () => {
  const { t } = useTranslation("cabinet")
  const format = useFormat()
  return (contract: Contract): string | null => {
    const fee = maintenanceOf({
      coin: contract.currencyId, type: contract.type, localizedMaintenanceCostTh: contract.maintenanceCost,
      oldlocalizedMaintenanceCostTh: null
    })
    if (fee === null || fee.thousand === null) return null
    const told = { cost: format.amount(fee.thousand, "usd"), quantity: format.quantity(thousand, contract.unit) }
    return t(`contracts.maintenance.${fee.per}`, told)
  }
}

const Timeline = ({ start, end }: { readonly start: string; readonly end: string }) => {
  const { t } = useTranslation("cabinet")
  return (
    <>
      <Hidden>{t("contracts.timeline", { start, end })}</Hidden>
      <span className={css.timeline} aria-hidden="true">{start}<span className={css.line} />{end}</span>
    </>
  )
}

const Term = ({ contract }: Props) => {
  const { t } = useTranslation("cabinet")
  const format = useFormat()
  const maintenance = useMaintenance()(contract)
  if (contract.type !== "Unlimited" && contract.endDate !== null)
    return <Timeline start={format.date(contract.startDate)} end={format.date(contract.endDate)} />
  return (
    <>
      <div>{t("contracts.since", { date: format.date(contract.startDate) })}</div>
      {maintenance !== null && <div className={css.note}>{maintenance}</div>}
    </>
  )
}

export const ContractRow = ({ contract }: Props) => {
  const { t } = useTranslation("cabinet")
  const format = useFormat()
  const shown = shownContractState(contract)
  const coin = contract.currencyId
  return (
    <tr role="row" className={css.row}>
      <td role="cell" className={`${css.cell} ${css.name} ${css[coin] ?? ""}`}>
        {t(`contracts.types.${contract.type}`, { coin: t(`contracts.coins.${coin}`) })}
      </td>
      <td role="cell" className={`${css.cell} ${css.end} ${css.power}`}>{format.quantity(contract.quantity, contract.unit)}</td>
      <td role="cell" className={`${css.cell} ${css.term}`}><Term contract={contract} /></td>
      <td role="cell" className={`${css.cell} ${css.end} ${css.state}`}>
        <Status kind={kinds[shown]}>{t(`contracts.states.${shown}`)}</Status>
      </td>
    </tr>
  )
}
