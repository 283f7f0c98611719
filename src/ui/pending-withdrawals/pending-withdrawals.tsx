import { useTranslation } from "react-i18next"
import type { PayoutCoin } from "../../domain/address"
import type { WithdrawalRequest } from "../../domain/withdrawal"
import type { pendingWithdrawals } from "../../machines/pending-withdrawals/pending-withdrawals.machine"
import { useFormatters } from "../format"
import { Address } from "../kit/address"
import { Button } from "../kit/button"
import { ButtonLink } from "../kit/button-link"
import { Notice } from "../kit/notice"
import { noView, renderView } from "../screen"
import type { ScreenProps, StateViews } from "../screen"
import { StuckMoneySupport } from "../stuck-money/stuck-money"
import css from "./pending-withdrawals.module.css"

type Machine = typeof pendingWithdrawals
interface OwnProps {
  /** The page with the coin's withdrawal dialog open. */
  readonly dialogOf: (coin: PayoutCoin) => string
}
type Props = ScreenProps<Machine> & OwnProps

/** Withdrawals with an unknown outcome, until each is resolved. */
export const PendingWithdrawals = (props: Props) => {
  const View = renderView(views, props.state)
  return <View {...props} />
}

interface CardProps {
  readonly request: WithdrawalRequest
  readonly href: string
  readonly busy: boolean
  readonly onCheck: () => void
}

const Card = ({ request: { id, coin, amount, address }, href, busy, onCheck }: CardProps) => {
  const { t } = useTranslation("dashboard")
  const format = useFormatters()
  return (
    <Notice kind="warn" live>
      <div className={css.card}>
        <h2 className={css.title}>{t("pendingWithdrawals.one", { amount: format.amount(amount, coin) })}</h2>
        <p>
          <Address text={address} />
        </p>
        <p>{t("pendingWithdrawals.text", { coin: t(`accounts.coins.${coin}`) })}</p>
        <div className={css.ways}>
          <ButtonLink href={href}>{t("pendingWithdrawals.settle")}</ButtonLink>
          <Button kind="quiet" busy={busy} onClick={onCheck}>
            {t(busy ? "pendingWithdrawals.checking" : "pendingWithdrawals.check")}
          </Button>
        </div>
        <StuckMoneySupport requestId={id} />
      </div>
    </Notice>
  )
}

const Cards = ({ state, send, dialogOf }: Props) => {
  const { t } = useTranslation("dashboard")
  const { requests } = state.context
  return (
    requests.length > 0 && (
      <section className={css.cards} aria-label={t("pendingWithdrawals.title")}>
        {requests.map((request) => (
          <Card
            key={request.id}
            request={request}
            href={dialogOf(request.coin)}
            busy={state.matches("checking")}
            onCheck={() => send({ type: "requests.check" })}
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
