import type { passkeySignIn } from "#machines/account/passkey-sign-in.machine.ts"
import { passkeySignInModel as model } from "#machines/account/passkey-sign-in.model.ts"
import { expectBusy } from "#ui/kit/form/form.walk.ts"
import type { Walk, WalkTools } from "#ui/walk.ts"
import { PasskeySignIn } from "./passkey-sign-in.tsx"

type Machine = typeof passkeySignIn
type Tools = WalkTools<Machine>

const redirect = "/cabinet/contracts?state=Active"

const button = ({ page, t }: Tools) => page.getByRole("button", { name: t("passkeys:signIn") })
const seeButton = (isBusy: boolean) => async (tools: Tools) => {
  await expectBusy(tools, button(tools), isBusy)
  await tools.expectAbsent(tools.page.getByRole("alert"))
}
const seeProblem = (problem: "cancelled" | "unsupported") => async (tools: Tools) => {
  await tools.expectVisible(tools.page.getByText(tools.t(`passkeys:${problem}`)))
  await tools.expectVisible(button(tools))
}

export const passkeySignInWalk: Walk<Machine> = {
  model,
  page: (machine) => <PasskeySignIn machine={machine} redirect={redirect} />,
  events: { "passkey.choose": (tools) => button(tools).click() },
  states: {
    offering: seeButton(false),
    ready: seeButton(false),
    choosing: seeButton(true),
    sending: seeButton(true),
    cancelled: seeProblem("cancelled"),
    unsupported: seeProblem("unsupported"),
    failed: async (tools) => {
      await tools.expectVisible(tools.page.getByRole("alert"))
      await tools.expectVisible(button(tools))
    },
    success: async ({ url, expect }) => expect(url()).toBe(redirect),
  },
}
