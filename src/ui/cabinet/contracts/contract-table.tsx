import type { ComponentType } from "react"
import { useTranslation } from "react-i18next"
import {
  calculateContractPaidBackPercent,
  deriveContractUnit,
  findStakeReturnDate,
  type Contract,
} from "#domain/cabinet/contract.ts"
import { listEntriesWithGaps, type DecodedEntries } from "#domain/shared/entries.ts"
import { toPlainDecimal } from "#domain/shared/money.ts"
import type { Instant } from "#domain/shared/schema.ts"
import { NoWrapText } from "#ui/kit/figures/amount.tsx"
import { ResponsiveTable, type Column } from "#ui/kit/figures/responsive-table.tsx"
import { ShareBar } from "#ui/kit/figures/share-bar.tsx"
import { TableSkeleton, type TableSkeletonProps } from "#ui/kit/figures/table-skeleton.tsx"
import { useFormatters } from "#ui/shared/format.ts"
import { unknownValueText } from "#ui/shared/intl-formats.ts"
import { useOffers } from "#ui/site/site-config.ts"
import { ContractName } from "./contract-name.tsx"
import { ContractStatus } from "./contract-status.tsx"
import { ContractTerm, type TermProps } from "./contract-term.tsx"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./contracts.module.css"

export interface ContractTableProps {
  readonly contracts: DecodedEntries<Contract>
  /** The instant from which the progress of a term is computed. */
  readonly now: Instant
  /** Renders the expected part of a bar, if the operator offers estimates. */
  readonly Expected: ComponentType<TermProps>
}

/** Shows the paid-back share of the cost, or the return date of a stake. */
const PaidBack = ({ contract, now, Expected }: TermProps & Pick<ContractTableProps, "Expected">) => {
  const { t } = useTranslation("cabinet")
  const format = useFormatters()
  const percent = calculateContractPaidBackPercent(contract)
  const returned = findStakeReturnDate(contract)
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
        isPayback
        isSmall
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

/** The placeholder of a `ContractTable`, with the payback column. */
export const ContractTableSkeleton = ({ rows, isNested }: Pick<TableSkeletonProps, "rows" | "isNested">) => (
  <TableSkeleton
    label={useTranslation("cabinet").t("contracts.title")}
    columns={useColumns(true)}
    rows={rows}
    isNested={isNested}
  />
)

/**
 * Lists contracts. The payback column appears only with the extension `contracts` and if at least one contract has a payback or a
 * stake.
 */
export const ContractTable = ({ contracts, now, Expected }: ContractTableProps) => {
  const { t } = useTranslation("cabinet")
  const format = useFormatters()
  const isPaidBackKnown =
    useOffers("contracts") &&
    contracts.some(
      (contract) => calculateContractPaidBackPercent(contract) !== null || findStakeReturnDate(contract) !== null,
    )
  const columns = useColumns(
    isPaidBackKnown,
    contracts.some((contract) => contract?.currencyId === "eth2"),
  )
  return (
    <ResponsiveTable
      label={t("contracts.title")}
      columns={columns}
      rows={listEntriesWithGaps(contracts).map((contract) => {
        if (contract === null) return null
        return {
          key: contract.id,
          cells: {
            contract: <ContractName contract={contract} />,
            power: (
              <NoWrapText figure="contract.power">
                {format.quantity(contract.quantity, deriveContractUnit(contract))}
              </NoWrapText>
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
