import type { ReactNode } from "react"
import type { EventFromLogic } from "xstate"
import type { promoActivator } from "../../machines/promo-activator/promo-activator.machine"
import type { promoCheck } from "../../machines/promo-check/promo-check.machine"
import { useFlow, useOnMount } from "../flow"
import { PromoActivator } from "../promo-activator/promo-activator"
import type { PromoCodeInUse } from "../promo-check/promo-field"
import { PromoField } from "../promo-check/promo-field"
import { SandboxHint } from "../kit/sandbox-hint"
import { noView, renderView } from "../screen"
import type { ScreenProps, StateViews } from "../screen"

interface Extra {
  /** A valid code; "" when the field is empty, or its code could not be checked. */
  readonly onCode: (code: string) => void
  readonly inUse: PromoCodeInUse
}
interface Props extends Pick<Extra, "onCode"> {
  readonly machine: typeof promoCheck
  readonly activator: typeof promoActivator
  /** What the visitor came with. */
  readonly code: string
  /** The visitor removed the code. */
  readonly onEmptied?: (() => void) | undefined
  /** What a code does now: as it was typed, and as the server spells it. */
  readonly use: (typed: string, known: string) => PromoCodeInUse
  /** `blocked`: the code is not valid, or not checked yet. `recheck`: its prices have changed. */
  readonly children: (field: ReactNode, blocked: boolean, recheck: () => void) => ReactNode
}

/** The promo code of a visitor: hidden behind its link, checked as it is typed. */
export const VisitorCode = ({ machine, activator, code, onCode, onEmptied, use, children }: Props) => {
  const [state, send] = useFlow(machine, { code })
  const [activated, activate] = useFlow(activator, undefined)
  const Chosen = renderView(choices, state)
  const { code: text, answer } = state.context
  const inUse = use(text.trim(), answer?.code ?? text.trim())
  const settled = (["empty", "validWithSale", "validWithoutSale", "unchecked"] as const).some((name) =>
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
  // What nobody sees blocks nobody: a customer's own code is the server's business.
  return children(field, activated.hasTag("field") && !settled, () => send({ type: "prices.changed" }))
}

const Chosen = ({ state, onCode }: ScreenProps<typeof promoCheck> & Extra) => {
  useOnMount(() => onCode(state.context.code.trim()))
  return null
}

/** It gives no discount; what an order has already stays. */
const Unchecked = ({ onCode, inUse }: Extra) => {
  useOnMount(() => {
    if (!inUse.isAccepted) onCode("")
  })
  return null
}

const choices: StateViews<typeof promoCheck, Extra> = {
  deciding: noView,
  empty: Chosen,
  typing: noView,
  checking: noView,
  validWithSale: Chosen,
  validWithoutSale: Chosen,
  unchecked: Unchecked,
  invalid: noView,
}
