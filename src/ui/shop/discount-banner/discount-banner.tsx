import { useTranslation } from "react-i18next"
import type { Decimal } from "#domain/shared/money.ts"
import type { Instant } from "#domain/shared/schema.ts"
import type { discountBanner } from "#machines/shop/discount-banner.machine.ts"
import { Countdown } from "#ui/kit/figures/countdown.tsx"
import { useFlow, renderView, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"
import { useFormatters } from "#ui/shared/format.ts"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./discount-banner.module.css"

interface OwnProps {
  readonly percent: Decimal
  /** The end of the discount, or null for a discount without an end. */
  readonly until: Instant | null
}
interface Props extends OwnProps {
  readonly machine: typeof discountBanner
  /** Called at the end of the discount. The prices of the page are stale then. */
  readonly onExpired: () => void
}
type ViewProps = ScreenProps<typeof discountBanner> & OwnProps

/** Shows a discount and, if it ends, the remaining time. */
export const DiscountBanner = ({ machine, onExpired, ...ownProps }: Props) =>
  renderView(views, { ...useFlow(machine, undefined, { "discount.expired": onExpired }), ...ownProps })

const Active = ({ send, percent, until }: ViewProps) => {
  const { t } = useTranslation("buy")
  const format = useFormatters()
  return (
    <p className={`${patterns.row} ${css.banner}`}>
      <strong data-figure="product.discountPercent">{t("banner.off", { percent: format.percent(percent) })}</strong>
      {until !== null && (
        <span>
          <span>{t("banner.left")}</span>{" "}
          <Countdown until={until} label={t("banner.left")} onEnd={() => send({ type: "discount.ended" })} />
        </span>
      )}
    </p>
  )
}

const Expired = () => <p className={css.over}>{useTranslation("buy").t("banner.over")}</p>

const views: StateViews<typeof discountBanner, OwnProps> = { active: Active, expired: Expired }
