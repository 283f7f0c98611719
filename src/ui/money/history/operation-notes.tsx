import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { calculateNetworkAmounts, type Operation } from "#domain/money/operation.ts"
import { TextLink } from "#ui/kit/actions/text-link.tsx"
import type { FigureMark } from "#ui/kit/figures/figure-mark.ts"
import { useFormatters } from "#ui/shared/format.ts"
import { ExplorerLink } from "#ui/site/explorer-link/explorer-link.tsx"
import { paths } from "#ui/site/paths.ts"
import { useOffers } from "#ui/site/site-config.ts"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./history.module.css"

interface Props {
  readonly operation: Operation
}

export const Note = ({ figure, children }: { readonly figure?: FigureMark; readonly children: ReactNode }) => (
  <div className={`${patterns.note} ${css.note}`} data-figure={figure}>
    {children}
  </div>
)

/**
 * Shows the address and the transaction of a withdrawal. A rejected withdrawal has no transaction, and the table shows its
 * address in the first line.
 */
export const Target = ({ operation: { operationType, state, address, hash, currencyId } }: Props) => {
  const { t } = useTranslation("history")
  if (operationType !== "Withdrawal" || state === "Rejected") return null
  return (
    <>
      {address !== null && (
        <Note>
          <span>{t("to")}</span> <ExplorerLink currencyId={currencyId} kind="address" value={address} />
        </Note>
      )}
      {hash !== null && (
        <Note>
          <span>{t("transaction")}</span> <ExplorerLink currencyId={currencyId} kind="transaction" value={hash} />
        </Note>
      )}
    </>
  )
}

/** Shows the network fee and the amount that arrives, because the amount of a withdrawal includes the fee. */
export const NetworkFee = ({ operation }: Props) => {
  const { t } = useTranslation("history")
  const format = useFormatters()
  const isOffered = useOffers("withdrawals")
  const network = isOffered ? calculateNetworkAmounts(operation) : null
  if (network === null) return null
  const { currencyId } = operation
  return (
    <>
      <Note figure="operation.networkFee">{t("networkFee", { amount: format.amount(network.fee, currencyId) })}</Note>
      <Note figure="operation.received">{t("received", { amount: format.amount(network.received, currencyId) })}</Note>
    </>
  )
}

/** Links to the receipt of the order whose remainder was credited. */
export const OrderReceipt = ({ operation: { receipt } }: Props) => {
  const { t } = useTranslation("history")
  const isOffered = useOffers("receipts")
  if (!isOffered || receipt === null) return null
  return (
    <Note>
      <TextLink href={paths.receipt(receipt.orderId)}>{t("receipt", { number: receipt.number })}</TextLink>
    </Note>
  )
}

/** Shows when a withdrawal entered each of its states. */
export const StateTimes = ({ operation: { states } }: Props) => {
  const { t } = useTranslation("history")
  const format = useFormatters()
  return states.map(({ state, date }) => (
    <Note key={state}>{t("stateTime", { state: t(`states.${state}`), time: format.dateTime(date) })}</Note>
  ))
}
