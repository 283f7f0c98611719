import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import type { ActorRefFrom } from "xstate"
import { isOverRest } from "../../domain/sale-code"
import type { calculator } from "../../machines/calculator/calculator.machine"
import type { createOrder } from "../../machines/create-order/create-order.machine"
import type { orderCode } from "../../machines/order-code/order-code.machine"
import type { promoActivator } from "../../machines/promo-activator/promo-activator.machine"
import type { promoCheck } from "../../machines/promo-check/promo-check.machine"
import type { stakingTerms } from "../../machines/staking-terms/staking-terms.machine"
import { CreateOrder } from "../create-order/create-order"
import { Page } from "../kit/page"
import type { ScreenProps } from "../screen"
import type { Documents } from "../staking-terms/staking-terms"
import { StakingTerms } from "../staking-terms/staking-terms"
import type { Deals } from "./deal"
import { Deal } from "./deal"
import { Desk } from "./desk"
import { OrderPromo } from "./order-promo"
import { VisitorCode } from "./visitor-code"

type Machine = typeof calculator

/** The machines beside the calculator's own. */
export interface Surroundings extends Deals {
  readonly createOrder: typeof createOrder
  readonly promoCheck: typeof promoCheck
  readonly promoActivator: typeof promoActivator
  readonly orderCode: typeof orderCode
  readonly stakingTerms: typeof stakingTerms
  readonly documents: () => Documents
}
export interface Props extends ScreenProps<Machine> {
  readonly actor: ActorRefFrom<Machine>
  readonly beside: Surroundings
}

export const Titled = ({ children }: { readonly children: ReactNode }) => {
  const { t } = useTranslation("buy")
  return <Page title={t("calculator.title")} wide>{children}</Page>
}

interface Whole {
  readonly onContinue: () => void
  readonly busy: boolean
  readonly notice: ReactNode
  /** The promo field and what became of it. */
  readonly promo: ReactNode
  readonly blocked: boolean
}

/** The desk with its deals; for staking, with its terms. */
const Counter = ({ onContinue, promo, ...props }: Props & Whole) => {
  const { state, send, actor, beside, busy, notice, blocked } = props
  const { reckoning } = state.context
  if (!reckoning) return null
  const desk = (terms: ReactNode, proceed: () => void) => (
    <Desk
      state={state} send={send} reckoning={reckoning} busy={busy} notice={notice} blocked={blocked} onContinue={proceed}
      deal={<Deal state={state} send={send} actor={actor} deals={beside} />} extras={<>{promo}{terms}</>}
    />
  )
  if (reckoning.offer.coin !== "eth2") return desk(null, onContinue)
  return (
    <StakingTerms machine={beside.stakingTerms} documents={beside.documents()}>
      {(terms, guarded) => desk(terms, guarded(onContinue))}
    </StakingTerms>
  )
}

/** More is chosen than the sale has left: the code gives nothing. */
const isSuspended = ({ context: { reckoning } }: Props["state"]): boolean =>
  reckoning !== null && isOverRest(reckoning.quantity, reckoning.offer.rest)

const BesideOrder = (props: Props) => {
  const { state, send, beside } = props
  const { order } = state.context
  if (!order) return null
  return (
    <OrderPromo machine={beside.orderCode} order={order} onSaved={(saved) => send({ type: "order.told", order: saved })}>
      {(choose, verdict, saving) => (
        <VisitorCode
          machine={beside.promoCheck} activator={beside.promoActivator} code={(order.customer === null && order.code) || ""}
          suspended={isSuspended(state)} onCode={choose}
        >
          {(field, unsettled) => (
            <Counter
              {...props} promo={<>{field}{verdict}</>} blocked={unsettled || saving} busy={false} notice={null}
              onContinue={() => send({ type: "order.continue" })}
            />
          )}
        </VisitorCode>
      )}
    </OrderPromo>
  )
}

/** A new order is created when it is continued. More than a sale has left is ordered without its code. */
const BeforeOrder = (props: Props) => {
  const { state, send, beside } = props
  const { reckoning, code } = state.context
  if (!reckoning) return null
  const { offer, quantity } = reckoning
  const suspended = isSuspended(state)
  return (
    <CreateOrder machine={beside.createOrder}>
      {({ create, busy, notice }) => (
        <VisitorCode
          machine={beside.promoCheck} activator={beside.promoActivator} code={code ?? ""} suspended={suspended}
          onCode={(typed) => send({ type: "code.choose", code: typed })}
        >
          {(field, unsettled) => (
            <Counter
              {...props} promo={field} blocked={unsettled} busy={busy} notice={notice}
              onContinue={() => create(offer.productId, quantity, suspended ? null : code)}
            />
          )}
        </VisitorCode>
      )}
    </CreateOrder>
  )
}

/** One that is there is changed as it is edited. */
export const Editing = (props: Props) => (
  <Titled>{props.state.context.order ? <BesideOrder {...props} /> : <BeforeOrder {...props} />}</Titled>
)
