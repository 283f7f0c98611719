import type { passkeySignIn } from "#machines/account/passkey-sign-in.machine.ts"
import { passkeySignInModel as model } from "#machines/account/passkey-sign-in.model.ts"
import { seeWhetherBusy } from "#ui/kit/form/form.walk.ts"
import type { Walk, WalkTools } from "#ui/walk.ts"
import { PasskeySignIn } from "./passkey-sign-in.tsx"

type Machine = typeof passkeySignIn
type Tools = WalkTools<Machine>

const redirect = "/cabinet/contracts?state=Active"

const button = ({ page, t }: Tools) => page.getByRole("button", { name: t("passkeys:signIn") })
const seeButton = (isBusy: boolean) => async (tools: Tools) => {
  await seeWhetherBusy(tools, button(tools), isBusy)
  await tools.absent(tools.page.getByRole("alert"))
}
const seeProblem = (problem: "cancelled" | "unsupported") => async (tools: Tools) => {
  await tools.see(tools.page.getByText(tools.t(`passkeys:${problem}`)))
  await tools.see(button(tools))
}

export const passkeySignInWalk: Walk<Machine> = {
  model,
  page: (machine) => <PasskeySignIn machine={machine} redirect={redirect} />,
  does: { "passkey.choose": (tools) => button(tools).click() },
  sees: {
    offering: seeButton(false),
    ready: seeButton(false),
    choosing: seeButton(true),
    sending: seeButton(true),
    cancelled: seeProblem("cancelled"),
    unsupported: seeProblem("unsupported"),
    failed: async (tools) => {
      await tools.see(tools.page.getByRole("alert"))
      await tools.see(button(tools))
    },
    success: async ({ url, expect }) => expect(url()).toBe(redirect),
  },
}
