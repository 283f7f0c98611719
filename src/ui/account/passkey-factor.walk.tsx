import type { passkeyFactor } from "#machines/account/passkey-factor.machine.ts"
import { passkeyFactorModel as model } from "#machines/account/passkey-factor.model.ts"
import { expectBusy } from "#ui/kit/form/form.walk.ts"
import type { Walk, WalkTools } from "#ui/walk.ts"
import { PasskeyFactor } from "./passkey-factor.tsx"

type Machine = typeof passkeyFactor
type Tools = WalkTools<Machine>

const button = ({ page, t }: Tools) => page.getByRole("button", { name: t("passkeys:factor.use") })
const seeButton = (isBusy: boolean) => async (tools: Tools) => {
  await expectBusy(tools, button(tools), isBusy)
  await tools.expectAbsent(tools.page.getByRole("alert"))
}
const seeProblem = (problem: "cancelled" | "unsupported") => async (tools: Tools) => {
  await tools.expectVisible(tools.page.getByText(tools.t(`passkeys:factor.${problem}`)))
  await tools.expectVisible(button(tools))
}

export const passkeyFactorWalk: Walk<Machine> = {
  model,
  page: (machine) => <PasskeyFactor machine={machine} disabled={false} onChosen={() => undefined} />,
  events: { "passkey.choose": (tools) => button(tools).click() },
  states: {
    ready: seeButton(false),
    choosing: seeButton(true),
    cancelled: seeProblem("cancelled"),
    unsupported: seeProblem("unsupported"),
    failed: async (tools) => {
      await tools.expectVisible(tools.page.getByRole("alert"))
      await tools.expectVisible(button(tools))
    },
  },
}
