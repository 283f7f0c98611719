import { BigDecimal } from "effect"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { sumCodeRewards, type PartnerReward, type SummaryEntry } from "#domain/partner/partner.ts"
import { CopyButton } from "#ui/kit/actions/copy-button.tsx"
import { Disclosure } from "#ui/kit/actions/disclosure.tsx"
import { Status } from "#ui/kit/feedback/status.tsx"
import { Amount } from "#ui/kit/figures/amount.tsx"
import { DateText } from "#ui/kit/figures/date-text.tsx"
import { KeyValues } from "#ui/kit/figures/key-values.tsx"
import { UserGivenName } from "#ui/kit/figures/with-name.tsx"
import { useFormatters } from "#ui/shared/format.ts"
import { paths } from "#ui/site/paths.ts"
import { useOffers } from "#ui/site/site-config.ts"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./partner-summary.module.css"

/** Returns a link to the calculator with this code. */
export const createReferralUrl = (code: string): string =>
  new URL(paths.buy(null, { referralCode: code }), location.origin).href

interface CodeProps {
  readonly code: string
  /** Content next to the code. */
  readonly children?: ReactNode
}

/** Shows a code and its link, each with a copy button. The link gives the discount automatically. */
export const ShareCode = ({ code, children }: CodeProps) => {
  const { t } = useTranslation("partner")
  const link = createReferralUrl(code)
  return (
    <div className={`${patterns.line} ${css.share}`}>
      <div className={`${patterns.line} ${css.name}`}>
        <code className={css.code} translate="no">
          {code}
        </code>
        {children}
      </div>
      <span className={`${patterns.note} ${css.link}`} translate="no">
        {link}
      </span>
      <div className={`${patterns.row} ${css.copies}`}>
        <CopyButton isMain text={link} subject={t("codes.link")} label={code} />
        <CopyButton text={code} subject={t("codes.code")} label={code} />
      </div>
    </div>
  )
}

/** Returns a function that lists the rewards of one coin, except for zero. */
const useEarned = () => {
  const { t } = useTranslation("partner")
  const format = useFormatters()
  return (coin: "btc" | "eth", reward: PartnerReward) =>
    [
      {
        state: "paid" as const,
        label: t(`codes.paid.${coin}`),
        base: reward.baseRevenue,
        equivalent: reward.equivalentRevenue,
      },
      {
        state: "accrued" as const,
        label: t(`codes.accrued.${coin}`),
        base: reward.baseAccrued,
        equivalent: reward.equivalentAccrued,
      },
    ]
      .filter(({ base }) => !BigDecimal.isZero(base.amount))
      .map(({ state, label, base, equivalent }) => ({
        label,
        value: (
          <div data-figure-of={coin}>
            <Amount figure={`code.${state}`} value={base.amount} currency={coin} />
            <p className={patterns.note} data-figure={`code.${state}Worth`}>
              {t("codes.equivalent", { amount: format.amount(equivalent.amount, equivalent.currencyId) })}
            </p>
          </div>
        ),
      }))
}

/** Returns a function that sums up a code: "2 orders, paid ≈ $57.00, accrued ≈ $58.61". */
const useSummary = () => {
  const { t } = useTranslation("partner")
  const format = useFormatters()
  return (entry: SummaryEntry): ReactNode => {
    const sums = (["paid", "accrued"] as const).flatMap((state) => {
      const sum = sumCodeRewards(entry, state)
      return sum === null
        ? []
        : [{ state, text: t(`codes.sum.${state}`, { amount: format.amount(sum.amount, sum.currencyId) }) }]
    })
    if (entry.ordersCount === 0) return t("codes.unused")
    const count = entry.ordersCount === null ? null : t("codes.ordersCount", { count: entry.ordersCount })
    return (
      <>
        {count !== null && <span>{count}</span>}
        {sums.map(({ state, text }, place) => (
          <span
            key={state}
            data-figure={`code.${state}Sum`}
          >{`${count === null && place === 0 ? "" : ", "}${text}`}</span>
        ))}
      </>
    )
  }
}

interface Props {
  readonly entry: SummaryEntry
  /** Content below the figures. */
  readonly children: ReactNode
}

/** Shows a code to share and its total rewards. The collapsed details contain every figure. */
export const PartnerCode = ({ entry, children }: Props) => {
  const { t } = useTranslation("partner")
  const { value, label, active, nextPayout, referralsCount, btcPartnerReward, ethPartnerReward } = entry
  const { count } = useFormatters()
  const [rewardLines, summary] = [useEarned(), useSummary()]
  const isOffered = useOffers("partner")
  return (
    <li data-figure-of={value}>
      <ShareCode code={value}>
        {isOffered && label !== null && <UserGivenName name={label} />}
        {active !== null && (
          <Status kind={active ? "ok" : "idle"}>{active ? t("codes.active") : t("codes.inactive")}</Status>
        )}
      </ShareCode>
      <Disclosure summary={summary(entry)}>
        <KeyValues
          items={[
            { label: t("codes.referrals"), value: count(referralsCount) },
            ...rewardLines("btc", btcPartnerReward),
            ...rewardLines("eth", ethPartnerReward),
            isOffered &&
              nextPayout !== null && {
                label: t("codes.nextPayout"),
                value: <DateText instant={nextPayout} />,
              },
          ]}
        />
        {children}
      </Disclosure>
    </li>
  )
}
