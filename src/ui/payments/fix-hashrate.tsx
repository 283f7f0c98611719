import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import type { Order } from "#domain/orders/order.ts"
import { calculateHashrateFix, type HashrateFix } from "#domain/payments/hashrate-fix.ts"
import type { PaymentMethodOption } from "#domain/payments/payment-status.ts"
import { chooseNamedUnit } from "#domain/shop/offer.ts"
import type { fixHashrate } from "#machines/payments/fix-hashrate.machine.ts"
import { Button } from "#ui/kit/actions/button.tsx"
import { FailurePanel } from "#ui/kit/feedback/load-states.tsx"
import { VisuallyHidden } from "#ui/kit/layout/visually-hidden.tsx"
import {
  useFlow,
  useOnMount,
  renderView,
  type PartialViews,
  type ScreenProps,
  type StateViews,
} from "#ui/shared/flow.tsx"
import { useFormatters } from "#ui/shared/format.ts"
import { useMethodName } from "./payment-methods/use-method-name.ts"

interface OwnProps {
  readonly order: Order
  readonly onFixed: (order: Order) => void
  /** `fixFor` returns the button for a method, or null if its limits are met. `message` is the result of the click. */
  readonly children: (fixFor: (option: PaymentMethodOption) => ReactNode, message: ReactNode) => ReactNode
}

/** Offers, in a method's row, to change the order so that it meets the limits of this method, state set 87. */
export const FixHashrate = ({ machine, ...ownProps }: OwnProps & { readonly machine: typeof fixHashrate }) =>
  renderView(views, {
    ...useFlow(machine, { orderId: ownProps.order.id, itemId: ownProps.order.items[0]!.id }),
    ...ownProps,
  })

type ViewProps = ScreenProps<typeof fixHashrate> & OwnProps

const useFixText = () => {
  const { t } = useTranslation("pay")
  const format = useFormatters()
  return (order: Order, { kind, newQuantity, diffCost }: HashrateFix) => {
    const { currencyId, unit } = order.items[0]!
    return t(`fix.${kind}`, {
      quantity: format.quantity(newQuantity, chooseNamedUnit(currencyId, unit)),
      cost: format.amount(diffCost, order.currencyId),
    })
  }
}

const Fixes = (props: ViewProps) => {
  const { state, send, order, children } = props
  const text = useFixText()
  const name = useMethodName()
  const isSaving = state.matches("sending")
  const fixFor = (option: PaymentMethodOption) => {
    const fix = calculateHashrateFix(order, option)
    return (
      fix !== null && (
        <Button kind="quiet" isBusy={isSaving} onClick={() => send({ type: "hashrate.fix", fix })}>
          <span data-figure="method.fixPower method.fixCost">{text(order, fix)}</span>
          <VisuallyHidden>{` (${name(option)})`}</VisuallyHidden>
        </Button>
      )
    )
  }
  return children(fixFor, renderView(messages, props))
}

const Saved = ({ state, onFixed }: ViewProps) => {
  useOnMount(() => onFixed(state.context.order!))
  return null
}

const messages: PartialViews<typeof fixHashrate, OwnProps> = {
  failed: ({ state }) => <FailurePanel failure={state.context.failure!} />,
  saved: Saved,
}

const views: StateViews<typeof fixHashrate, OwnProps> = {
  none: Fixes,
  sending: Fixes,
  failed: Fixes,
  saved: Fixes,
}
