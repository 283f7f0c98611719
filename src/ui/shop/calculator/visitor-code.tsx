import type { ReactNode } from "react"
import type { EventFromLogic } from "xstate"
import type { promoActivator } from "../../../machines/shop/promo-activator/promo-activator.machine"
import type { promoCheck } from "../../../machines/shop/promo-check/promo-check.machine"
import { useFlow, useOnMount } from "../../shared/flow"
import { PromoActivator } from "../promo-activator/promo-activator"
import type { PromoCodeInUse } from "../promo-check/promo-field"
import { PromoField } from "../promo-check/promo-field"
import { SandboxHint } from "../../kit/fields/sandbox-hint"
import { renderView } from "../../shared/screen"
import type { PartialViews, ScreenProps } from "../../shared/screen"

interface ExtraProps {
  /** Receives a valid code, or "" if the field is empty or its code could not be checked. */
  readonly onCode: (code: string) => void
  readonly inUse: PromoCodeInUse
}
interface Props extends Pick<ExtraProps, "onCode"> {
  readonly machine: typeof promoCheck
  readonly activator: typeof promoActivator
  /** The code that the visitor arrived with. */
  readonly code: string
  /** Called when the visitor clears the field. */
  readonly onEmptied?: (() => void) | undefined
  /** The current effect of a code, given as typed and as the server spells it. */
  readonly use: (typed: string, current: string) => PromoCodeInUse
  /** `blocked`: the code is invalid or not checked yet. `recheck`: the code's prices have changed. */
  readonly children: (field: ReactNode, blocked: boolean, recheck: () => void) => ReactNode
}

/** The promo code of a visitor: collapsed behind a link, checked while typing. */
export const VisitorCode = ({ machine, activator, code, onCode, onEmptied, use, children }: Props) => {
  const [state, send] = useFlow(machine, { code })
  const [activated, activate] = useFlow(activator, undefined)
  const Chosen = renderView(choices, state)
  const { code: text, answer } = state.context
  const inUse = use(text.trim(), answer?.code ?? text.trim())
  const isSettled = (["empty", "validWithSale", "validWithoutSale", "unchecked"] as const).some((name) =>
    state.matches(name),
  )
  const type = (event: EventFromLogic<typeof promoCheck>) => {
    if (event.type === "code.type" && event.code.trim() === "") onEmptied?.()
    send(event)
  }
  const field = (
    <PromoActivator state={activated} send={activate}>
      <PromoField state={state} send={type} optional inUse={inUse} />
      <SandboxHint field="promoCode" />
      <Chosen key={state.context.code} state={state} send={send} onCode={onCode} inUse={inUse} />
    </PromoActivator>
  )
  // A hidden field must not block Continue: the server decides about a customer's own code.
  return children(field, activated.hasTag("field") && !isSettled, () => send({ type: "prices.changed" }))
}

const Chosen = ({ state, onCode }: ScreenProps<typeof promoCheck> & ExtraProps) => {
  useOnMount(() => onCode(state.context.code.trim()))
  return null
}

/** The code gives no discount; an order keeps the discount it already has. */
const Unchecked = ({ onCode, inUse }: ExtraProps) => {
  useOnMount(() => {
    if (!inUse.isAccepted) onCode("")
  })
  return null
}

const choices: PartialViews<typeof promoCheck, ExtraProps> = {
  empty: Chosen,
  validWithSale: Chosen,
  validWithoutSale: Chosen,
  unchecked: Unchecked,
}
