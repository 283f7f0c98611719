import type { marketingCapture } from "#machines/shop/marketing-capture.machine.ts"
import { marketingCaptureModel as model } from "#machines/shop/marketing-capture.model.ts"
import { useFlow } from "#ui/shared/flow.tsx"
import { sentByApp, type Walk, type WalkTools } from "#ui/walk.ts"

type Machine = typeof marketingCapture

/** Renders the values that a sign-up would send. No real page shows them. */
const Screen = ({ machine }: { readonly machine: Machine }) => {
  const {
    state: { value, context },
  } = useFlow(machine, undefined)
  return (
    <dl>
      <dt>marketing</dt>
      <dd data-testid="state">{value}</dd>
      <dt>analyticsData</dt>
      <dd>
        <code>{JSON.stringify(context.marketing)}</code>
      </dd>
    </dl>
  )
}

const seeCaptured =
  (state: string, marketing: object | null) =>
  async ({ page, expectVisible }: WalkTools<Machine>) => {
    await expectVisible(page.getByTestId("state").getByText(state))
    await expectVisible(page.getByText(JSON.stringify(marketing)))
  }

const [{ marketing }] = model.portResults.captureMarketing.ok
const [expired] = model.portResults.captureMarketing.Expired

export const marketingCaptureWalk: Walk<Machine> = {
  model,
  hasNoScreen: true,
  page: (machine) => <Screen machine={machine} />,
  events: { "marketing.changed": sentByApp },
  states: {
    capturing: ({ page, expectVisible }) => expectVisible(page.getByText("capturing")),
    none: seeCaptured("none", null),
    captured: seeCaptured("captured", marketing),
    expired: seeCaptured("expired", expired.marketing),
  },
}
