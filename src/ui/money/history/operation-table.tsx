import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { isCancellable, findRejectedAddress, type Operation } from "#domain/money/operation.ts"
import { listEntriesWithGaps, type DecodedEntries } from "#domain/shared/entries.ts"
import type { cancelWithdrawal } from "#machines/money/cancel-withdrawal.machine.ts"
import { Status, type StatusKind } from "#ui/kit/feedback/status.tsx"
import { NoWrapText } from "#ui/kit/figures/amount.tsx"
import { DateText } from "#ui/kit/figures/date-text.tsx"
import { ResponsiveTable } from "#ui/kit/figures/responsive-table.tsx"
import { TableSkeleton } from "#ui/kit/figures/table-skeleton.tsx"
import { VisuallyHidden } from "#ui/kit/layout/visually-hidden.tsx"
import { CancelWithdrawal } from "#ui/money/cancel-withdrawal/cancel-withdrawal.tsx"
import { useFormatters } from "#ui/shared/format.ts"
import { useOffers } from "#ui/site/site-config.ts"
import { SignedAmount, Worth } from "./operation-amounts.tsx"
import { useColumns, type Context } from "./operation-columns.tsx"
import { NetworkFee, Note, OrderReceipt, StateTimes, Target } from "./operation-notes.tsx"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./history.module.css"

interface Props {
  readonly operation: Operation
}

const kinds: { readonly [State in Operation["state"]]: StatusKind } = {
  Created: "idle",
  Pending: "info",
  Rejected: "danger",
  Completed: "ok",
  unknown: "idle",
}

const Name = ({ operation, context }: Props & { readonly context: Context }) => {
  const { t } = useTranslation("history")
  const format = useFormatters()
  const { operationType, quantity, unit, stateDescription } = operation
  const address = findRejectedAddress(operation)
  return (
    <>
      {address === null ? (
        <span>{t(`operations.${operationType}`)}</span>
      ) : (
        <code className={css.address} translate="no">
          {address}
        </code>
      )}
      {context !== "contract" && quantity !== null && unit !== null && (
        <Note>
          <NoWrapText figure="operation.power">{t("power", { power: format.quantity(quantity, unit) })}</NoWrapText>
        </Note>
      )}
      {address !== null && <Note>{t(`operations.${operationType}`)}</Note>}
      {stateDescription !== null && <Note>{stateDescription}</Note>}
      <NetworkFee operation={operation} />
      <Target operation={operation} />
      <OrderReceipt operation={operation} />
    </>
  )
}

const times = { list: true, day: "only", contract: false } as const

const rowOf = (operation: Operation, state: string, more: ReactNode, context: Context) => ({
  key: operation.id,
  cells: {
    operation: <Name operation={operation} context={context} />,
    date: (
      <span className={`${css.date} ${context === "day" ? patterns.implied : ""}`}>
        <DateText instant={operation.operationDate} showsTime={times[context]} />
      </span>
    ),
    worth: <Worth operation={operation} />,
    amount: <SignedAmount operation={operation} />,
    state: (
      <>
        {operation.state === "Completed" ? (
          <VisuallyHidden>{state}</VisuallyHidden>
        ) : (
          <Status kind={kinds[operation.state]}>{state}</Status>
        )}
        {more}
      </>
    ),
  },
})

/** The machine and the callback that cancel a withdrawal of the list. */
export interface Cancelling {
  readonly machine: typeof cancelWithdrawal
  /** Called when a cancellation has made the list stale. */
  readonly onChanged: () => void
}

interface TableProps {
  readonly operations: DecodedEntries<Operation>
  readonly cancelling?: Cancelling | undefined
  readonly context?: Context | undefined
}

/** The placeholder of an `OperationTable` in the same context. */
export const OperationTableSkeleton = ({ rows, context }: { readonly rows: number; readonly context: Context }) => (
  <TableSkeleton
    label={useTranslation("history").t("title")}
    columns={useColumns({ context, isNamed: true, isStateShown: false })}
    rows={rows}
    isGrouped={context === "day"}
  />
)

/** The table of operations. On a phone each operation takes two lines, or one as a contract's payout. */
export const OperationTable = ({ operations, cancelling, context = "list" }: TableProps) => {
  const { t } = useTranslation("history")
  const format = useFormatters()
  const hasWithdrawals = useOffers("withdrawals")
  const isStateShown = operations.some(({ state }) => state !== "Completed")
  const isNamed =
    context !== "contract" ||
    operations.some(({ operationType, stateDescription }) => operationType !== "Bonus" || stateDescription !== null)
  const columns = useColumns({ context, isNamed, isStateShown })
  const moreOf = (operation: Operation) =>
    hasWithdrawals && (
      <>
        <StateTimes operation={operation} />
        {cancelling && isCancellable(operation) && <CancelWithdrawal {...cancelling} id={operation.id} />}
      </>
    )
  return (
    <ResponsiveTable
      label={t("title")}
      columns={columns}
      rows={listEntriesWithGaps(operations).map(
        (operation) =>
          operation && {
            ...rowOf(operation, t(`states.${operation.state}`), moreOf(operation), context),
            group: context === "day" ? format.date(operation.operationDate) : undefined,
          },
      )}
    />
  )
}
