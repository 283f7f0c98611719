import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import type { Order } from "#domain/orders/order.ts"
import { toPlainDecimal, zero, type Decimal } from "#domain/shared/money.ts"
import { exceedsRemainingSale } from "#domain/shop/sale-code.ts"
import { findDisplayedQuote } from "#machines/shop/watch-quantity.ts"
import { Page } from "#ui/kit/layout/page.tsx"
import { CreateOrderResult } from "#ui/orders/create-order-result.tsx"
import { useFlow, useOnChange } from "#ui/shared/flow.tsx"
import { OrderPromoCode } from "#ui/shop/order-promo-code.tsx"
import type { CalculatorProps } from "./calculator-props.ts"
import { FormWithDiscounts } from "./form-with-discounts.tsx"
import { usePromoField } from "./use-promo-field.tsx"

interface TitledProps {
  readonly isStaking?: boolean
  readonly children: ReactNode
}

/** The page of the calculator in all of its states. A stake has another title. */
export const CalculatorTitledPage = ({ isStaking = false, children }: TitledProps) => (
  <Page title={useTranslation("buy").t(isStaking ? "calculator.stakeTitle" : "calculator.title")} isWide>
    {children}
  </Page>
)

/** Returns true if the quantity exceeds the remaining quantity of the sale. The code then gives no discount. */
const isSuspended = (state: CalculatorProps["state"]): boolean => {
  const displayedQuote = findDisplayedQuote(state)
  return (
    displayedQuote !== null && exceedsRemainingSale(displayedQuote.quantity, displayedQuote.offer.remainingSaleQuantity)
  )
}

const isStaking = ({ context: { quote } }: CalculatorProps["state"]): boolean => quote?.offer.coin === "eth2"

/** Returns the discount on the current quantity, in percent. */
const discountNow = (state: CalculatorProps["state"]): Decimal =>
  isSuspended(state) ? zero : (state.context.quote?.offer.discountPercent ?? zero)

/** Edits an existing order. The machine saves every change. */
const OrderEditing = ({ order, ...props }: CalculatorProps & { readonly order: Order }) => {
  const { state, send, dependencies } = props
  const { state: saving, send: sendCode } = useFlow(
    dependencies.orderPromoCode,
    { orderId: order.id, code: order.code ?? "" },
    { "order.changed": (event) => send({ type: "order.changed", order: event.order }) },
  )
  const isSaving = saving.hasTag("busy")
  const promo = usePromoField(dependencies, {
    code: (order.customer === null && order.code) || "",
    // Only visitors have the field. A hidden, empty field must not remove the code of a customer's order.
    onCode: (code) => {
      if (order.customer === null) sendCode({ type: "promoCode.choose", code })
    },
    use: (typed, current) => ({
      discount:
        isSaving || saving.context.code !== typed ? undefined : order.code === current ? discountNow(state) : zero,
      isAccepted: order.code === current,
      isStaking: isStaking(state),
    }),
  })
  return (
    <FormWithDiscounts
      {...props}
      promo={{ ...promo, isBlocking: promo.isBlocking || isSaving }}
      codeResult={<OrderPromoCode state={saving} send={sendCode} />}
      onContinue={() => send({ type: "order.continue" })}
    />
  )
}

/**
 * Creates an order on Continue. The order is created without the code if the quantity exceeds the remaining quantity of the sale.
 */
const NewOrderEditing = (props: CalculatorProps) => {
  const { state, send, dependencies } = props
  const { quote, code } = state.context
  const { state: creation, send: sendCreation } = useFlow(dependencies.createOrder, undefined)
  const promo = usePromoField(dependencies, {
    code: code ?? "",
    onCode: (typed) => send({ type: "promoCode.choose", code: typed }),
    onEmptied: dependencies.forgetCode,
    use: (typed) => ({
      discount: state.matches("repricing") || code !== typed ? undefined : discountNow(state),
      isStaking: isStaking(state),
    }),
  })
  const displayedQuote = findDisplayedQuote(state)
  useOnChange(displayedQuote && toPlainDecimal(displayedQuote.quantity), () => {
    if (displayedQuote)
      dependencies.saveQuantity(displayedQuote.offer.productId, toPlainDecimal(displayedQuote.quantity))
  })
  if (!quote) return null
  const { offer, quantity } = quote
  return (
    <FormWithDiscounts
      {...props}
      promo={promo}
      isBusy={creation.hasTag("busy")}
      notice={<CreateOrderResult state={creation} send={sendCreation} />}
      onContinue={() =>
        sendCreation({
          type: "order.create",
          productId: offer.productId,
          quantity,
          code: isSuspended(state) ? null : code,
        })
      }
    />
  )
}

/**
 * The calculator while the customer edits. A customer's changes of an existing order are saved immediately, and a new order is
 * created on Continue.
 */
export const CalculatorEditing = (props: CalculatorProps) => {
  const { order } = props.state.context
  return (
    <CalculatorTitledPage isStaking={isStaking(props.state)}>
      {order ? <OrderEditing {...props} order={order} /> : <NewOrderEditing {...props} />}
    </CalculatorTitledPage>
  )
}
