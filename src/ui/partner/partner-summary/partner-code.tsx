import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { hasEarned, type PartnerReward, type SummaryEntry } from "#domain/partner/partner.ts"
import { useFormatters } from "#ui/shared/format.ts"
import { CopyButton } from "#ui/kit/actions/copy-button.tsx"
import { DateText } from "#ui/kit/figures/date-text.tsx"
import { KeyValues } from "#ui/kit/figures/key-values.tsx"
import { Card } from "#ui/kit/layout/card.tsx"
import { SpaceBetween } from "#ui/kit/layout/section.tsx"
import { Status } from "#ui/kit/feedback/status.tsx"
import { Amount } from "#ui/kit/figures/amount.tsx"
import { OwnName } from "#ui/kit/figures/with-name.tsx"
import { paths } from "#ui/site/paths.ts"
import { useExtension } from "#ui/site/site-config.ts"
import css from "./partner-summary.module.css"

/** A link to the calculator with this code. */
export const linkWith = (code: string): string => new URL(paths.buy(null, { referralCode: code }), location.origin).href

interface CodeProps {
  readonly code: string
}

const CopyCode = ({ code }: CodeProps) => {
  const { t } = useTranslation("partner")
  return <CopyButton text={code} label={t("codes.copyCode", { code })} />
}

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

const useEarned = () => {
  const { t } = useTranslation("partner")
  const { amount } = useFormatters()
  return (coin: "btc" | "eth", reward: PartnerReward) => {
    const bothAmounts = (base: PartnerReward["baseAccrued"], equivalent: PartnerReward["equivalentAccrued"]) => (
      <>
        <Amount value={base.amount} currency={coin} />
        <span className={css.quiet}>
          {t("codes.equivalent", { amount: amount(equivalent.amount, equivalent.currencyId) })}
        </span>
      </>
    )
    // Four lines of zeros would hide what a code has earned.
    if (!hasEarned(reward)) return []
    return [
      { label: t(`codes.paid.${coin}`), value: bothAmounts(reward.baseRevenue, reward.equivalentRevenue) },
      { label: t(`codes.accrued.${coin}`), value: bothAmounts(reward.baseAccrued, reward.equivalentAccrued) },
    ]
  }
}

interface Props {
  readonly entry: SummaryEntry
  /** Below the figures. */
  readonly children: ReactNode
}

/** Figures of one code. */
export const PartnerCode = ({ entry, children }: Props) => {
  const { t } = useTranslation("partner")
  const { value, label, active, nextPayout, ordersCount, referralsCount, btcPartnerReward, ethPartnerReward } = entry
  const { count } = useFormatters()
  const rewardLines = useEarned()
  const hasExtension = useExtension("partner")
  return (
    <li>
      <Card>
        {active !== null && (
          <Status kind={active ? "ok" : "idle"}>{active ? t("codes.active") : t("codes.inactive")}</Status>
        )}
        <div className={css.share}>
          <SpaceBetween>
            <h3 className={css.name} translate="no">
              <code>{value}</code>
            </h3>
            <CopyCode code={value} />
          </SpaceBetween>
          {hasExtension && label !== null && (
            <p className={css.name}>
              <OwnName name={label} />
            </p>
          )}
          <ShareLink code={value} />
        </div>
        <KeyValues
          items={[
            { label: t("codes.orders"), value: count(ordersCount) },
            { label: t("codes.referrals"), value: count(referralsCount) },
            ...rewardLines("btc", btcPartnerReward),
            ...rewardLines("eth", ethPartnerReward),
            ...(hasExtension && nextPayout !== null
              ? [{ label: t("codes.nextPayout"), value: <DateText at={nextPayout} /> }]
              : []),
          ]}
        />
        {children}
      </Card>
    </li>
  )
}
