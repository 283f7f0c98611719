import { BigDecimal } from "effect"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { earnedWith, type PartnerReward, type SummaryEntry } from "#domain/partner/partner.ts"
import { useFormatters } from "#ui/shared/format.ts"
import { CopyButton } from "#ui/kit/actions/copy-button.tsx"
import { Disclosure } from "#ui/kit/actions/disclosure.tsx"
import { Amount } from "#ui/kit/figures/amount.tsx"
import { DateText } from "#ui/kit/figures/date-text.tsx"
import { KeyValues } from "#ui/kit/figures/key-values.tsx"
import { SpaceBetween } from "#ui/kit/layout/page.tsx"
import { Status } from "#ui/kit/feedback/status.tsx"
import { OwnName } from "#ui/kit/figures/with-name.tsx"
import { paths } from "#ui/site/paths.ts"
import { useExtension } from "#ui/site/site-config.ts"
import css from "./partner-summary.module.css"

/** A link to the calculator with this code. */
export const linkWith = (code: string): string => new URL(paths.buy(null, { referralCode: code }), location.origin).href

interface CodeProps {
  readonly code: string
}

const CopyCode = ({ code }: CodeProps) => (
  <CopyButton text={code} label={useTranslation("partner").t("codes.copyCode", { code })} />
)

const ShareLink = ({ code }: CodeProps) => {
  const { t } = useTranslation("partner")
  const link = linkWith(code)
  return (
    <SpaceBetween>
      <span className={css.link}>
        <span className={css.label}>{t("codes.link")}</span>
        <span translate="no">{link}</span>
      </span>
      <CopyButton text={link} label={t("codes.copyLink", { code })} />
    </SpaceBetween>
  )
}

/** A code and its link, each with a copy button. */
export const ShareCode = ({ code }: CodeProps) => (
  <div className={css.share}>
    <SpaceBetween>
      <code className={css.code} translate="no">
        {code}
      </code>
      <CopyCode code={code} />
    </SpaceBetween>
    <ShareLink code={code} />
  </div>
)

/** What is not zero. */
const useEarned = () => {
  const { t } = useTranslation("partner")
  const format = useFormatters()
  return (coin: "btc" | "eth", reward: PartnerReward) =>
    [
      { label: t(`codes.paid.${coin}`), base: reward.baseRevenue, equivalent: reward.equivalentRevenue },
      { label: t(`codes.accrued.${coin}`), base: reward.baseAccrued, equivalent: reward.equivalentAccrued },
    ]
      .filter(({ base }) => !BigDecimal.isZero(base.amount))
      .map(({ label, base, equivalent }) => ({
        label,
        value: (
          <>
            <Amount value={base.amount} currency={coin} />
            <span className={css.quiet}>
              {t("codes.equivalent", { amount: format.amount(equivalent.amount, equivalent.currencyId) })}
            </span>
          </>
        ),
      }))
}

/** "2 orders · paid ≈ $57.00 · accrued ≈ $58.61" */
const useSummary = () => {
  const { t } = useTranslation("partner")
  const format = useFormatters()
  return (entry: SummaryEntry): string => {
    const sums = (["paid", "accrued"] as const).flatMap((state) => {
      const sum = earnedWith(entry, state)
      return sum === null ? [] : [t(`codes.sum.${state}`, { amount: format.amount(sum.amount, sum.currencyId) })]
    })
    if (entry.ordersCount === null) return sums.join(" · ")
    return entry.ordersCount === 0
      ? t("codes.unused")
      : [t("codes.ordersCount", { count: entry.ordersCount }), ...sums].join(" · ")
  }
}

interface Props {
  readonly entry: SummaryEntry
  /** Below the figures. */
  readonly children: ReactNode
}

/** A code in one line; opened, its link and every figure. */
export const PartnerCode = ({ entry, children }: Props) => {
  const { t } = useTranslation("partner")
  const { value, label, active, nextPayout, referralsCount, btcPartnerReward, ethPartnerReward } = entry
  const { count } = useFormatters()
  const [rewardLines, summary] = [useEarned(), useSummary()]
  const hasExtension = useExtension("partner")
  return (
    <li>
      <Disclosure
        summary={
          <span className={css.summary}>
            <code className={css.code} translate="no">
              {value}
            </code>
            {hasExtension && label !== null && <OwnName name={label} />}
            {active !== null && (
              <Status kind={active ? "ok" : "idle"}>{active ? t("codes.active") : t("codes.inactive")}</Status>
            )}
            <span className={css.quiet}>{summary(entry)}</span>
          </span>
        }
      >
        <ShareLink code={value} />
        <KeyValues
          items={[
            { label: t("codes.referrals"), value: count(referralsCount) },
            ...rewardLines("btc", btcPartnerReward),
            ...rewardLines("eth", ethPartnerReward),
            ...(hasExtension && nextPayout !== null
              ? [{ label: t("codes.nextPayout"), value: <DateText at={nextPayout} /> }]
              : []),
          ]}
        />
        {children}
      </Disclosure>
      <CopyCode code={value} />
    </li>
  )
}
