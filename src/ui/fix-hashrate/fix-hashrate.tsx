import { useTranslation } from "react-i18next"
import type { HashrateFix } from "../../domain/hashrate-fix"
import { hashrateFix } from "../../domain/hashrate-fix"
import type { Order } from "../../domain/order"
import type { MethodOption } from "../../domain/payment-status"
import type { fixHashrate } from "../../machines/fix-hashrate/fix-hashrate.machine"
import { useFlow, useOnArrival } from "../flow"
import { useFormat } from "../format"
import { Button } from "../kit/button"
import { FailurePanel } from "../kit/failure-panel"
import { Spread } from "../kit/spread"
import { useMethodName } from "../payment-methods/method-name"
import { nothing, viewOf } from "../screen"
import type { ScreenProps, Views } from "../screen"
import css from "./fix-hashrate.module.css"

interface Extra {
  readonly order: Order
  readonly options: ReadonlyArray<MethodOption>
  readonly onFixed: (order: Order) => void
}

/** What brings the order within the limits of each method that it is out of, state set 87. */
export const FixHashrate = ({ machine, ...extra }: Extra & { readonly machine: typeof fixHashrate }) => {
  const [state, send] = useFlow(machine, { orderId: extra.order.id, itemId: extra.order.items[0]!.id })
  const View = viewOf(views, state)
  return <View state={state} send={send} {...extra} />
}

type ViewProps = ScreenProps<typeof fixHashrate> & Extra

const useFixText = () => {
  const { t } = useTranslation("pay")
  const format = useFormat()
  return (order: Order, { kind, newQuantity, diffCost }: HashrateFix) =>
    t(`fix.${kind}`, { quantity: format.quantity(newQuantity, order.items[0]!.unit), cost: format.amount(diffCost, order.currencyId) })
}

/** One component for all states: the button that was pressed keeps its focus. */
const Fixes = (props: ViewProps) => {
  const { state, send, order, options } = props
  const { t } = useTranslation("pay")
  const name = useMethodName()
  const text = useFixText()
  const Message = viewOf(messages, state)
  const fixes = options.flatMap((option) => {
    const fix = hashrateFix(order, option)
    return fix === null ? [] : [{ option, fix }]
  })
  const isSaving = state.matches("saving")
  return (
    <>
      <Message {...props} />
      {fixes.length > 0 && (
        <ul className={css.fixes} aria-label={t("fix.title")}>
          {fixes.map(({ option, fix }) => (
            <li key={option.key}>
              <Spread>
                <span>{name(option)}</span>
                <Button kind="quiet" busy={isSaving} onClick={() => send({ type: "hashrate.fix", fix })}>{text(order, fix)}</Button>
              </Spread>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

const Saved = ({ state, onFixed }: ViewProps) => {
  useOnArrival(() => onFixed(state.context.order!))
  return null
}
const Failed = ({ state }: ViewProps) => <FailurePanel failure={state.context.failure!} />

const messages: Views<typeof fixHashrate, Extra> = {
  none: nothing, "saving.raise": nothing, "saving.lower": nothing, error: Failed, saved: Saved
}

const views: Views<typeof fixHashrate, Extra> = {
  none: Fixes, "saving.raise": Fixes, "saving.lower": Fixes, error: Fixes, saved: Fixes
}
