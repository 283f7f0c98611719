import { formatStateName } from "#machines/kit/state-name.ts"
import type { referralCapture } from "#machines/shop/referral-capture.machine.ts"
import { referralCaptureModel as model } from "#machines/shop/referral-capture.model.ts"
import { useFlow } from "#ui/shared/flow.tsx"
import { sentByApp, type Walk, type WalkTools } from "#ui/walk.ts"

type Machine = typeof referralCapture

/** Renders only the code, which the real forms with a promo code show and send. */
const Screen = ({ machine }: { readonly machine: Machine }) => {
  const {
    state: { value, context },
  } = useFlow(machine, undefined)
  return (
    <dl>
      <dt>referral_code</dt>
      <dd data-testid="state">{formatStateName(value)}</dd>
      <dt>code</dt>
      <dd>
        <code data-testid="code">{context.code ?? "—"}</code>
      </dd>
    </dl>
  )
}

const inState =
  (name: string) =>
  ({ page, expectVisible }: WalkTools<Machine>) =>
    expectVisible(page.getByTestId("state").getByText(name))

const withCode = (name: string) => async (tools: WalkTools<Machine>) => {
  await inState(name)(tools)
  await tools.expectAbsent(tools.page.getByTestId("code").getByText("—"))
}
const withoutCode = (name: string) => async (tools: WalkTools<Machine>) => {
  await inState(name)(tools)
  await tools.expectVisible(tools.page.getByTestId("code").getByText("—"))
}

export const referralCaptureWalk: Walk<Machine> = {
  model,
  hasNoScreen: true,
  page: (machine) => <Screen machine={machine} />,
  events: {
    "referralCode.found": sentByApp,
    "referralCode.arrived": sentByApp,
    "referralCode.type": sentByApp,
    "referralCode.clear": sentByApp,
  },
  states: {
    none: withoutCode("none"),
    "stored.saving": withCode("stored.saving"),
    "stored.saved": withCode("stored.saved"),
    "cleared.removing": withoutCode("cleared.removing"),
    "cleared.removed": withoutCode("cleared.removed"),
  },
}
