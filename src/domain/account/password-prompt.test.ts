import { describe, expect, it } from "vitest"
import { demoProfile, passwordlessProfile as without, profile } from "#domain/fixtures/account.ts"
import { choosePasswordPrompt, type PromptConditions } from "./password-prompt.ts"

const visit: PromptConditions = {
  page: "cabinet",
  enteredFrom: "signIn",
  session: { status: "authenticated", profile: without },
  isPostponed: false,
}
const cases: ReadonlyArray<readonly [string, Partial<PromptConditions>, ReturnType<typeof choosePasswordPrompt>]> = [
  ["the Dashboard", {}, "soft"],
  ["any other page of the cabinet", { page: "contracts" }, "soft"],
  ["a page opened by its address", { enteredFrom: null }, "soft"],
  ["while the profile is reloaded", { session: { status: "checking", profile: without } }, "soft"],
  ["from the e-mail confirmation", { enteredFrom: "confirm" }, "afterConfirmation"],
  ["from Demo", { enteredFrom: "demo" }, "none"],
  ['after "later"', { isPostponed: true }, "dismissed"],
  ['after "later", from the e-mail confirmation', { isPostponed: true, enteredFrom: "confirm" }, "dismissed"],
  ["Settings", { page: "settings" }, "forced"],
  ['Settings, after "later"', { page: "settings", isPostponed: true }, "forced"],
  ["Settings, from Demo", { page: "settings", enteredFrom: "demo" }, "forced"],
  ["outside the cabinet", { page: "buy" }, "none"],
  ["no page", { page: null }, "none"],
  ["with a password", { session: { status: "authenticated", profile } }, "none"],
  ["a demo user", { session: { status: "demo", profile: { ...demoProfile, hasPassword: false } } }, "none"],
  ["signed out", { session: { status: "anonymous", profile: null } }, "none"],
  ["before the profile is known", { session: { status: "checking", profile: null } }, "none"],
]

describe("the set-password prompt", () => {
  it.each(cases)("%s", (_, more, prompt) => {
    expect(choosePasswordPrompt({ ...visit, ...more })).toBe(prompt)
  })
})
