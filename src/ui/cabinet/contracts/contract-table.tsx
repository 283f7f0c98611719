import type { ComponentType } from "react"
import { useTranslation } from "react-i18next"
import {
  paidBackPercent,
  shownContractState,
  shownUnit,
  stakeReturnDate,
  type Contract,
} from "#domain/cabinet/contract.ts"
import { entriesWithGaps, type DecodedEntries } from "#domain/shared/entries.ts"
import { decimal, toPlainDecimal } from "#domain/shared/money.ts"
import type { Instant } from "#domain/shared/schema.ts"
import { maintenanceFeeOf } from "#domain/shop/quantity.ts"
import { TextLink } from "#ui/kit/actions/text-link.tsx"
import { Status, type StatusKind } from "#ui/kit/feedback/status.tsx"
import { NoWrapText } from "#ui/kit/figures/amount.tsx"
import { ResponsiveTable, type Column } from "#ui/kit/figures/responsive-table.tsx"
import { ShareBar } from "#ui/kit/figures/share-bar.tsx"
import { TableSkeleton, type TableSkeletonProps } from "#ui/kit/figures/table-skeleton.tsx"
import { unknownValueText, useFormatters } from "#ui/shared/format.ts"
import { paths } from "#ui/site/paths.ts"
import { useSession } from "#ui/site/session.tsx"
import { useOffers } from "#ui/site/site-config.ts"
import { remainingDays } from "./remaining-days.ts"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./contracts.module.css"

export interface ContractTableProps {
  readonly contracts: DecodedEntries<Contract>
  /** The instant from which the progress of a term is computed. */
  readonly now: Instant
  /** Renders the expected part of a bar, if the operator offers estimates. */
  readonly Expected: ComponentType<TermProps>
}
interface TermProps {
  readonly contract: Contract
  readonly now: Instant
}

const kinds: { readonly [State in ReturnType<typeof shownContractState>]: StatusKind } = {
  Active: "ok",
  Expired: "idle",
  Suspended: "warn",
  unknown: "info",
}

const thousand = decimal("1000")

/** Uses the customer's display currency, because the response contains no currency for the localized cost. */
const useMaintenance = () => {
  const { t } = useTranslation("cabinet")
  const format = useFormatters()
  const currency = useSession().profile?.currencyId ?? "unknown"
  return ({ currencyId: coin, type, unit, localizedMaintenanceCostTh }: Contract): string | null => {
    const fee = maintenanceFeeOf({ coin, type, unit, localizedMaintenanceCostTh, oldlocalizedMaintenanceCostTh: null })
    if (fee === null || fee.thousand === null) return null
    return t(`contracts.maintenance.${fee.per}`, {
      cost: format.amount(fee.thousand, currency),
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
    const days = remainingDays(contract, now)
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

/** Returns the name of a contract: "Bitcoin, 12 months". */
export const useContractName = () => {
  const { t } = useTranslation("cabinet")
  return ({ type, currencyId }: Contract) => t(`contracts.types.${type}`, { coin: t(`contracts.coins.${currencyId}`) })
}

export const ContractStatus = ({ contract }: Pick<TermProps, "contract">) => {
  const { t } = useTranslation("cabinet")
  const shownState = shownContractState(contract)
  return <Status kind={kinds[shownState]}>{t(`contracts.states.${shownState}`)}</Status>
}

/** Shows the name of the contract, as a link to its page if the operator offers that page. */
const ContractName = ({ contract }: Pick<TermProps, "contract">) => {
  const name = useContractName()(contract)
  const hasPage = useOffers("contracts")
  return (
    <span className={css.coin}>
      {hasPage ? (
        <TextLink kind="row" href={paths.contract(contract.id)}>
          {name}
        </TextLink>
      ) : (
        name
      )}
    </span>
  )
}

/** Shows the share of the cost that was paid back. */
const PaidBack = ({ contract, now, Expected }: TermProps & Pick<ContractTableProps, "Expected">) => {
  const { t } = useTranslation("cabinet")
  const format = useFormatters()
  const percent = paidBackPercent(contract)
  const returned = stakeReturnDate(contract)
  if (returned !== null) {
    const text = contract.state === "Expired" ? "contracts.stakeReturned" : "contracts.stakeReturns"
    return <div className={patterns.note}>{t(text, { date: format.date(returned) })}</div>
  }
  if (percent === null) return <span className={patterns.implied}>{unknownValueText}</span>
  const text = format.percent(percent)
  return (
    <div className={css.share}>
      <NoWrapText figure="contract.paidBack">{text}</NoWrapText>
      <ShareBar
        payback
        small
        label={t("contract.paidBack")}
        share={Number(toPlainDecimal(percent, 1))}
        text={text}
        ahead={<Expected contract={contract} now={now} />}
      />
    </div>
  )
}

const useColumns = (isPaidBackKnown: boolean, hasStake = false): ReadonlyArray<Column> => {
  const { t } = useTranslation("cabinet")
  return [
    { key: "contract", title: t("contracts.columns.contract"), phone: "first" },
    {
      key: "power",
      title: t(hasStake ? "contracts.columns.powerOrStake" : "contracts.columns.power"),
      phone: "second",
    },
    ...(isPaidBackKnown ? [{ key: "paidBack", title: t("contracts.columns.paidBack"), phone: "third" as const }] : []),
    { key: "term", title: t("contracts.columns.term"), phone: "secondEnd" },
    { key: "state", title: t("contracts.columns.state"), phone: "firstEnd" },
  ]
}

export const ContractTableSkeleton = ({ rows, inside }: Pick<TableSkeletonProps, "rows" | "inside">) => (
  <TableSkeleton
    label={useTranslation("cabinet").t("contracts.title")}
    columns={useColumns(true)}
    rows={rows}
    inside={inside}
  />
)

export const ContractTable = ({ contracts, now, Expected }: ContractTableProps) => {
  const { t } = useTranslation("cabinet")
  const format = useFormatters()
  const isPaidBackKnown =
    useOffers("contracts") &&
    contracts.some((contract) => paidBackPercent(contract) !== null || stakeReturnDate(contract) !== null)
  const columns = useColumns(
    isPaidBackKnown,
    contracts.some((contract) => contract?.currencyId === "eth2"),
  )
  return (
    <ResponsiveTable
      label={t("contracts.title")}
      columns={columns}
      rows={entriesWithGaps(contracts).map((contract) => {
        if (contract === null) return null
        return {
          key: contract.id,
          cells: {
            contract: <ContractName contract={contract} />,
            power: (
              <NoWrapText figure="contract.power">{format.quantity(contract.quantity, shownUnit(contract))}</NoWrapText>
            ),
            paidBack: <PaidBack contract={contract} now={now} Expected={Expected} />,
            term: <ContractTerm contract={contract} now={now} />,
            state: <ContractStatus contract={contract} />,
          },
        }
      })}
    />
  )
}
