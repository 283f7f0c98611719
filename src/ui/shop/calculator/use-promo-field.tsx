import type { ReactNode } from "react"
import type { EventFromLogic } from "xstate"
import { cleanToken } from "#domain/shared/pasted-text.ts"
import type { promoActivator } from "#machines/shop/promo-activator.machine.ts"
import type { promoCheck } from "#machines/shop/promo-check.machine.ts"
import { useFlow } from "#ui/shared/flow.tsx"
import { PromoActivator } from "#ui/shop/promo-activator.tsx"
import { PromoField, type PromoCodeInUse } from "#ui/shop/promo-field.tsx"
import { SandboxHint } from "#ui/site/sandbox-hint/sandbox-hint.tsx"

export interface PromoMachines {
  readonly promoCheck: typeof promoCheck
  readonly promoActivator: typeof promoActivator
}
interface Options {
  /** The code from the visitor's link. */
  readonly code: string
  /** Called with a valid code, or with "" if the field is empty or its code could not be checked. */
  readonly onCode: (code: string) => void
  /** Called when the visitor clears the field. */
  readonly onEmptied?: (() => void) | undefined
  /** Returns the current effect of a code, given the code as typed and the server's spelling of it. */
  readonly use: (typed: string, current: string) => PromoCodeInUse
}
export interface Promo {
  readonly field: ReactNode
  /** True while the code is invalid or not checked yet. */
  readonly isBlocking: boolean
  /** Checks the code again after its prices have changed. */
  readonly recheck: () => void
}

/**
 * Runs the promo field of a visitor. The field is collapsed behind a link, and its machine checks the code while the visitor
 * types.
 */
export const usePromoField = (machines: PromoMachines, { code, onCode, onEmptied, use }: Options): Promo => {
  const { state: activated, send: activate } = useFlow(machines.promoActivator, undefined)
  const { state, send } = useFlow(
    machines.promoCheck,
    { code },
    {
      "promoCode.checked": (event) => onCode(event.code),
      // Removes the code from the prices. An order keeps the discount that it already has.
      "promoCode.unchecked": () => {
        if (!inUse.isAccepted) onCode("")
      },
    },
  )
  const typed = cleanToken(state.context.code)
  const inUse = use(typed, state.context.answer?.code ?? typed)
  const type = (event: EventFromLogic<typeof promoCheck>) => {
    if (event.type === "promoCode.type" && cleanToken(event.code) === "") onEmptied?.()
    send(event)
  }
  return {
    field: (
      <PromoActivator state={activated} send={activate}>
        <PromoField state={state} send={type} optional inUse={inUse} />
        <SandboxHint field="promoCode" />
      </PromoActivator>
    ),
    // Never blocks Continue while the field is hidden, because the server decides about a customer's own code.
    isBlocking: activated.hasTag("field") && !state.hasTag("stable"),
    recheck: () => send({ type: "prices.changed" }),
  }
}
