import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import type { ActorRefFrom } from "xstate"
import { zero } from "../../../domain/shared/money"
import type { Decimal } from "../../../domain/shared/money"
import { exceedsSaleRest } from "../../../domain/shop/sale-code"
import type { calculator } from "../../../machines/shop/calculator/calculator.machine"
import { shownQuote } from "../../../machines/shop/calculator/shown-quote"
import type { createOrder } from "../../../machines/orders/create-order/create-order.machine"
import type { orderCode } from "../../../machines/shop/order-code/order-code.machine"
import type { promoActivator } from "../../../machines/shop/promo-activator/promo-activator.machine"
import type { promoCheck } from "../../../machines/shop/promo-check/promo-check.machine"
import type { stakingTerms } from "../../../machines/cabinet/staking-terms/staking-terms.machine"
import { CreateOrder } from "../../orders/create-order/create-order"
import { Page } from "../../kit/layout/page"
import type { ScreenProps } from "../../shared/screen"
import type { TermsDocuments } from "../../cabinet/staking-terms/staking-terms"
import { StakingTerms } from "../../cabinet/staking-terms/staking-terms"
import type { DiscountMachines } from "./discount-and-sale"
import { DiscountAndSale } from "./discount-and-sale"
import { CalculatorForm } from "./calculator-form"
import { OrderPromo } from "./order-promo"
import { VisitorCode } from "./visitor-code"

type Machine = typeof calculator

/** Machines that run together with the calculator. */
export interface CalculatorDependencies extends DiscountMachines {
  readonly createOrder: typeof createOrder
  readonly promoCheck: typeof promoCheck
  readonly promoActivator: typeof promoActivator
  readonly orderCode: typeof orderCode
  readonly stakingTerms: typeof stakingTerms
  readonly documents: () => TermsDocuments
  /** Called when the visitor removes the code they arrived with. */
  readonly forgetCode: () => void
}
export interface CalculatorProps extends ScreenProps<Machine> {
  readonly actor: ActorRefFrom<Machine>
  readonly dependencies: CalculatorDependencies
}

export const CalculatorTitledPage = ({ children }: { readonly children: ReactNode }) => {
  const { t } = useTranslation("buy")
  return (
    <Page title={t("calculator.title")} wide>
      {children}
    </Page>
  )
}

interface FormExtras {
  readonly onContinue: () => void
  readonly busy: boolean
  readonly notice: ReactNode
  /** The promo field and its result. */
  readonly promo: ReactNode
  readonly blocked: boolean
  /** Called when a sale ended or was renewed: the code must be checked again. */
  readonly onRepriced: () => void
}

/** The calculator form with its discounts; for staking, with its terms. */
const FormWithDiscounts = ({ onContinue, promo, onRepriced, ...props }: CalculatorProps & FormExtras) => {
  const { state, send, actor, dependencies, busy, notice, blocked } = props
  const { quote } = state.context
  if (!quote) return null
  const renderForm = (terms: ReactNode, proceed: () => void) => (
    <CalculatorForm
      state={state}
      send={send}
      quote={quote}
      displayedQuote={shownQuote(state)}
      busy={busy}
      notice={notice}
      blocked={blocked}
      onContinue={proceed}
      deal={<DiscountAndSale state={state} send={send} actor={actor} deals={dependencies} onRepriced={onRepriced} />}
      extras={
        <>
          {promo}
          {terms}
        </>
      }
    />
  )
  if (quote.offer.coin !== "eth2") return renderForm(null, onContinue)
  return (
    <StakingTerms machine={dependencies.stakingTerms} documents={dependencies.documents()}>
      {(terms, guarded) => renderForm(terms, guarded(onContinue))}
    </StakingTerms>
  )
}

/** The quantity exceeds the rest of the sale, so the code gives no discount. */
const isSuspended = (state: CalculatorProps["state"]): boolean => {
  const displayedQuote = shownQuote(state)
  return displayedQuote !== null && exceedsSaleRest(displayedQuote.quantity, displayedQuote.offer.rest)
}

/** The discount on the current quantity, in percent. */
const discountNow = (state: CalculatorProps["state"]): Decimal =>
  isSuspended(state) ? zero : (state.context.quote?.offer.discountPercent ?? zero)

const ForOrder = (props: CalculatorProps) => {
  const { state, send, dependencies } = props
  const { order } = state.context
  if (!order) return null
  return (
    <OrderPromo
      machine={dependencies.orderCode}
      order={order}
      onSaved={(saved) => send({ type: "order.updated", order: saved })}
    >
      {(choose, result, saving, chosen) => (
        <VisitorCode
          machine={dependencies.promoCheck}
          activator={dependencies.promoActivator}
          code={(order.customer === null && order.code) || ""}
          onCode={choose}
          use={(typed, current) => ({
            discount: saving || chosen !== typed ? undefined : order.code === current ? discountNow(state) : zero,
            isAccepted: order.code === current,
          })}
        >
          {(field, unsettled, recheck) => (
            <FormWithDiscounts
              {...props}
              promo={
                <>
                  {field}
                  {result}
                </>
              }
              blocked={unsettled || saving}
              busy={false}
              notice={null}
              onRepriced={recheck}
              onContinue={() => send({ type: "order.continue" })}
            />
          )}
        </VisitorCode>
      )}
    </OrderPromo>
  )
}

/** Continue creates the order. If the quantity exceeds the rest of the sale, the order is created without the code. */
const WithoutOrder = (props: CalculatorProps) => {
  const { state, send, dependencies } = props
  const { quote, code } = state.context
  if (!quote) return null
  const { offer, quantity } = quote
  const isCodeSuspended = isSuspended(state)
  return (
    <CreateOrder machine={dependencies.createOrder}>
      {({ create, busy, notice }) => (
        <VisitorCode
          machine={dependencies.promoCheck}
          activator={dependencies.promoActivator}
          code={code ?? ""}
          onCode={(typed) => send({ type: "code.choose", code: typed })}
          onEmptied={dependencies.forgetCode}
          use={(typed) => ({ discount: state.matches("repricing") || code !== typed ? undefined : discountNow(state) })}
        >
          {(field, unsettled, recheck) => (
            <FormWithDiscounts
              {...props}
              promo={field}
              blocked={unsettled}
              busy={busy}
              notice={notice}
              onRepriced={recheck}
              onContinue={() => create(offer.productId, quantity, isCodeSuspended ? null : code)}
            />
          )}
        </VisitorCode>
      )}
    </CreateOrder>
  )
}

/** An existing order is updated as it is edited. */
export const CalculatorEditing = (props: CalculatorProps) => (
  <CalculatorTitledPage>
    {props.state.context.order ? <ForOrder {...props} /> : <WithoutOrder {...props} />}
  </CalculatorTitledPage>
)
