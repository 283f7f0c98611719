import { useTranslation } from "react-i18next"
import type { TrackRecord as Record } from "#domain/shop/track-record.ts"
import type { trackRecord } from "#machines/shop/track-record.machine.ts"
import { useFlow } from "#ui/shared/flow.tsx"
import { useFormatters } from "#ui/shared/format.ts"
import { ExplorerLink } from "#ui/site/explorer-link/explorer-link.tsx"
import { FactCell } from "./fact-cell.tsx"
import patterns from "#ui/kit/styles/patterns.module.css"

const Shown = ({ record: { paidOut, ended, latest } }: { readonly record: Record }) => {
  const { t } = useTranslation("home")
  const format = useFormatters()
  const [first, ...others] = paidOut.map(({ currencyId, amount }) => ({
    currencyId,
    amount: format.amount(amount, currencyId),
  }))
  const title = first ? (
    <span data-figure="shop.paidOut" data-figure-of={first.currencyId}>
      {t("trust.paidOut", { amount: first.amount })}
    </span>
  ) : (
    t("trust.paidOutUnknown")
  )
  return (
    <FactCell name={t("trust.proof")} title={title}>
      {others.map(({ currencyId, amount }) => (
        <p key={currencyId} className={patterns.quiet} data-figure="shop.paidOut" data-figure-of={currencyId}>
          {t("trust.alsoPaidOut", { amount })}
        </p>
      ))}
      {ended && (
        <p className={patterns.quiet} data-figure="shop.brought shop.broughtWorst">
          {t("trust.ended", {
            count: ended.contracts,
            year: String(ended.year),
            share: format.percent(ended.share),
            worst: format.percent(ended.worst),
          })}
        </p>
      )}
      {latest && (
        <p className={patterns.note}>
          <span>{t("trust.latest")}</span>{" "}
          <ExplorerLink currencyId={latest.currencyId} kind="transaction" value={latest.hash} />
        </p>
      )}
    </FactCell>
  )
}

interface Props {
  readonly machine: typeof trackRecord
}

/** Shows the payouts that the shop has made, as one of the facts about the company. */
export const TrackRecord = ({ machine }: Props) => {
  const { record } = useFlow(machine, undefined).state.context
  return record && <Shown record={record} />
}
