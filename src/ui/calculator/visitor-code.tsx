import type { ReactNode } from "react"
import type { promoActivator } from "../../machines/promo-activator/promo-activator.machine"
import type { promoCheck } from "../../machines/promo-check/promo-check.machine"
import { useFlow, useOnArrival } from "../flow"
import { PromoActivator } from "../promo-activator/promo-activator"
import { PromoField } from "../promo-check/promo-field"
import { SandboxHint } from "../kit/sandbox-hint"
import { nothing, viewOf } from "../screen"
import type { ScreenProps, Views } from "../screen"

interface Extra {
  /** A code that holds, or "" when the field is empty. */
  readonly onCode: (code: string) => void
}
interface Props extends Extra {
  readonly machine: typeof promoCheck
  readonly activator: typeof promoActivator
  /** What the visitor came with. */
  readonly code: string
  /** More is chosen than the sale of the code has left. */
  readonly suspended: boolean
  /** `blocked`: a code is there that does not hold, or not yet. */
  readonly children: (field: ReactNode, blocked: boolean) => ReactNode
}

/** The promo code of a visitor: hidden behind its link, checked as it is typed. */
export const VisitorCode = ({ machine, activator, code, suspended, onCode, children }: Props) => {
  const [state, send] = useFlow(machine, { code })
  const [activated, activate] = useFlow(activator, undefined)
  const Chosen = viewOf(choices, state)
  const settled = state.matches("empty") || state.matches("validWithSale") || state.matches("validWithoutSale")
  const field = (
    <PromoActivator state={activated} send={activate}>
      <PromoField state={state} send={send} optional suspended={suspended} />
      <SandboxHint field="promoCode" />
      <Chosen key={state.context.code} state={state} send={send} onCode={onCode} />
    </PromoActivator>
  )
  // What nobody sees blocks nobody: a customer's own code is the server's business.
  return children(field, activated.matches("field") && !settled)
}

const Chosen = ({ state, onCode }: ScreenProps<typeof promoCheck> & Extra) => {
  useOnArrival(() => onCode(state.context.code.trim()))
  return null
}

const choices: Views<typeof promoCheck, Extra> = {
  sorting: nothing,
  empty: Chosen,
  typing: nothing,
  checking: nothing,
  validWithSale: Chosen,
  validWithoutSale: Chosen,
  invalid: nothing
}
