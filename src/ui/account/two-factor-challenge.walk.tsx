import { Result } from "effect"
import { fromPromise } from "xstate"
import type { PasskeyCancelled, PasskeyUnsupported } from "#domain/account/passkey.ts"
import type { CallFailed } from "#domain/shared/failure.ts"
import { defaultConfig } from "#domain/site/config.ts"
import { passkeyFactor } from "#machines/account/passkey-factor.machine.ts"
import type { twoFactorChallenge } from "#machines/account/two-factor-challenge.machine.ts"
import { twoFactorChallengeModel as model } from "#machines/account/two-factor-challenge.model.ts"
import { useFlow } from "#ui/shared/flow.tsx"
import { SiteConfig } from "#ui/site/site-config.ts"
import { sentByApp, type Walk, type WalkTools } from "#ui/walk.ts"
import { PasskeyFactor, type PasskeyFactorProps } from "./passkey-factor.tsx"
import { TwoFactorChallenge } from "./two-factor-challenge.tsx"

type Machine = typeof twoFactorChallenge
type Tools = WalkTools<Machine>

/** A passkey machine whose authenticator confirms immediately. */
const answering = passkeyFactor.provide({
  actors: {
    requestPasskeyCode: fromPromise<Result.Result<string, PasskeyCancelled | PasskeyUnsupported | CallFailed>, void>(
      async () => Result.succeed("passkey:e30"),
    ),
  },
})
const Passkey = (props: PasskeyFactorProps) => <PasskeyFactor machine={answering} {...props} />

const Challenge = ({ machine }: { readonly machine: Machine }) => {
  const { state, send } = useFlow(machine, model.input)
  return (
    <SiteConfig value={{ ...defaultConfig, Hints: null, extensions: ["passkeys"] }}>
      <TwoFactorChallenge state={state} send={send} passkey={Passkey} />
    </SiteConfig>
  )
}

const dialog = ({ page, t }: Tools) => page.getByRole("dialog", { name: t("account:tfa.title") })
const field = ({ page, t }: Tools) => page.getByLabelText(t("account:tfa.code"))
const cancel = ({ page, t }: Tools) => page.getByRole("button", { name: t("account:tfa.cancel") })
const passkey = ({ page, t }: Tools) => page.getByRole("button", { name: t("passkeys:factor.use") })
const messageOf = ({ page, t }: Tools, why: "invalid" | "used" | "refused") =>
  page.getByText(t(`account:tfa.errors.${why}`))
const grouped = (code: string) => `${code.slice(0, 3)} ${code.slice(3)}`

const seeRetry = (why: "invalid" | "used") => async (tools: Tools) => {
  await tools.expectVisible(messageOf(tools, why))
  await tools.expect.element(field(tools)).toHaveFocus()
  await tools.expect.element(field(tools)).toHaveValue("")
  await tools.expect.element(field(tools)).toHaveAccessibleDescription(tools.t(`account:tfa.errors.${why}`))
}

export const twoFactorChallengeWalk: Walk<Machine> = {
  model,
  page: (machine) => <Challenge machine={machine} />,
  events: {
    "call.challenged": sentByApp,
    "call.over": sentByApp,
    "twoFactorCode.submit": async (tools, { code }) => {
      await field(tools).fill(code)
      await tools.expect.element(field(tools)).toHaveValue(grouped(code))
    },
    "passkey.submit": (tools) => passkey(tools).click(),
    "challenge.cancel": (tools) => cancel(tools).click(),
  },
  states: {
    closed: (tools) => tools.expectAbsent(dialog(tools)),
    editing: async (tools) => {
      await tools.expectVisible(dialog(tools))
      await tools.expect.element(field(tools)).toHaveFocus()
      await tools.expect.element(field(tools)).toHaveValue("")
      await tools.expectAbsent(messageOf(tools, "invalid"))
      await tools.expectAbsent(messageOf(tools, "used"))
      await tools.expectAbsent(messageOf(tools, "refused"))
    },
    sending: async (tools) => {
      await tools.expectVisible(tools.page.getByText(tools.t("account:tfa.checking")))
      await tools.expect.element(cancel(tools)).toBeDisabled()
      await tools.expect.element(passkey(tools)).toBeDisabled()
    },
    wrongCode: seeRetry("invalid"),
    usedCode: seeRetry("used"),
    refused: async (tools) => {
      await tools.expectVisible(messageOf(tools, "refused"))
      await tools.expect.element(field(tools)).toHaveFocus()
      await tools.expect.element(field(tools)).toHaveValue("")
    },
  },
}
