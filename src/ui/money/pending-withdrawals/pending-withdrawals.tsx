import { useTranslation } from "react-i18next"
import type { WithdrawalRequest } from "#domain/money/withdrawal.ts"
import type { PayoutCoin } from "#domain/shared/currency.ts"
import type { pendingWithdrawals } from "#machines/money/pending-withdrawals.machine.ts"
import { Button, ButtonLink } from "#ui/kit/actions/button.tsx"
import { Notice } from "#ui/kit/feedback/notice.tsx"
import { Address } from "#ui/kit/figures/address.tsx"
import { noView, renderView, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"
import { useFormatters } from "#ui/shared/format.ts"
import { PaymentSupport } from "#ui/site/payment-support/payment-support.tsx"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./pending-withdrawals.module.css"

type Machine = typeof pendingWithdrawals
interface OwnProps {
  /** Returns the URL of the page with the coin's withdrawal dialog open. */
  readonly dialogOf: (coin: PayoutCoin) => string
}
type ViewProps = ScreenProps<Machine> & OwnProps

/** Shows each withdrawal with an unknown outcome until it is resolved. Until then, it blocks the next withdrawal of its coin. */
export const PendingWithdrawals = (props: ViewProps) => renderView(views, props)

interface CardProps {
  readonly request: WithdrawalRequest
  readonly href: string
  readonly isBusy: boolean
  readonly onCheck: () => void
}

const Card = ({ request: { id, coin, amount, address }, href, isBusy, onCheck }: CardProps) => {
  const { t } = useTranslation("dashboard")
  const format = useFormatters()
  return (
    <Notice kind="warn" isLive>
      <div className={`${patterns.stack} ${css.card}`}>
        <h2 className={css.title} data-figure="withdrawal.amount">
          {t("pendingWithdrawals.one", { amount: format.amount(amount, coin) })}
        </h2>
        <p>
          <Address text={address} />
        </p>
        <p>{t("pendingWithdrawals.text", { coin: t(`accounts.coins.${coin}`) })}</p>
        <div className={`${patterns.row} ${css.ways}`}>
          <ButtonLink href={href}>{t("pendingWithdrawals.settle")}</ButtonLink>
          <Button kind="quiet" isBusy={isBusy} onClick={onCheck}>
            {t(isBusy ? "pendingWithdrawals.checking" : "pendingWithdrawals.check")}
          </Button>
        </div>
        <PaymentSupport requestId={id} />
      </div>
    </Notice>
  )
}

const Cards = ({ state, send, dialogOf }: ViewProps) => {
  const { t } = useTranslation("dashboard")
  const { requests } = state.context
  return (
    requests.length > 0 && (
      <section className={patterns.stack} aria-label={t("pendingWithdrawals.title")}>
        {requests.map((request) => (
          <Card
            key={request.id}
            request={request}
            href={dialogOf(request.coin)}
            isBusy={state.matches("checking")}
            onCheck={() => send({ type: "outcome.check" })}
          />
        ))}
      </section>
    )
  )
}

const views: StateViews<Machine, OwnProps> = {
  checking: Cards,
  deciding: noView,
  none: noView,
  shown: Cards,
}
