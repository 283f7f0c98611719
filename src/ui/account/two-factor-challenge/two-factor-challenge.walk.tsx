import type { twoFactorChallenge } from "../../../machines/account/two-factor-challenge/two-factor-challenge.machine"
import { twoFactorChallengeModel as model } from "../../../machines/account/two-factor-challenge/two-factor-challenge.model"
import { useFlow } from "../../shared/flow"
import type { Walk, WalkTools } from "../../walk"
import { sentByApp } from "../../walk"
import { TwoFactorChallenge } from "./two-factor-challenge"

type Machine = typeof twoFactorChallenge
type Tools = WalkTools<Machine>

const Challenge = ({ machine }: { readonly machine: Machine }) => {
  const [state, send] = useFlow(machine, model.input)
  return <TwoFactorChallenge state={state} send={send} />
}

const dialog = ({ page, t }: Tools) => page.getByRole("dialog", { name: t("account:tfa.title") })
const field = ({ page, t }: Tools) => page.getByLabelText(t("account:tfa.code"))
const cancel = ({ page, t }: Tools) => page.getByRole("button", { name: t("account:tfa.cancel") })
const messageOf = ({ page, t }: Tools, why: "invalid" | "used") => page.getByText(t(`account:tfa.errors.${why}`))
const grouped = (code: string) => `${code.slice(0, 3)} ${code.slice(3)}`

const seeRetry = (why: "invalid" | "used") => async (tools: Tools) => {
  await tools.see(messageOf(tools, why))
  await tools.expect.element(field(tools)).toHaveFocus()
  await tools.expect.element(field(tools)).toHaveValue("")
  await tools.expect.element(field(tools)).toHaveAccessibleDescription(tools.t(`account:tfa.errors.${why}`))
}

export const twoFactorChallengeWalk: Walk<Machine> = {
  model,
  page: (machine) => <Challenge machine={machine} />,
  does: {
    "call.challenged": sentByApp,
    "call.over": sentByApp,
    "code.submit": async (tools, { code }) => {
      await field(tools).fill(code)
      await tools.expect.element(field(tools)).toHaveValue(grouped(code))
    },
    "challenge.cancel": (tools) => cancel(tools).click(),
  },
  sees: {
    closed: (tools) => tools.absent(dialog(tools)),
    editing: async (tools) => {
      await tools.see(dialog(tools))
      await tools.expect.element(field(tools)).toHaveFocus()
      await tools.expect.element(field(tools)).toHaveValue("")
      await tools.absent(messageOf(tools, "invalid"))
      await tools.absent(messageOf(tools, "used"))
    },
    submitting: async (tools) => {
      await tools.see(tools.page.getByText(tools.t("account:tfa.checking")))
      await tools.expect.element(cancel(tools)).toBeDisabled()
    },
    invalid: seeRetry("invalid"),
    used: seeRetry("used"),
  },
}
