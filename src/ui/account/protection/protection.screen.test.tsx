import { afterEach, expect, it } from "vitest"
import { cleanup, render } from "vitest-browser-react"
import { page } from "vitest/browser"
import type { Protection as Protected } from "#domain/account/security.ts"
import { protectedAccount, unprotectedAccount } from "#domain/fixtures/account.ts"
import type { protection } from "#machines/account/protection.machine.ts"
import { protectionModel as model } from "#machines/account/protection.model.ts"
import { createMockedMachine } from "#machines/kit/mocked-machine.ts"
import { FlowOptions } from "#ui/shared/flow.tsx"
import { StoryFrame } from "#ui/story/story-frame.tsx"
import { Protection } from "./protection.tsx"

afterEach(cleanup)

const loadRows = async (account: Protected) => {
  const at = model.at("ready")
  const snapshot = model.machine.resolveState({ ...at, context: { ...at.context, protection: account } })
  await render(
    <FlowOptions value={{ snapshots: { protection: snapshot } }}>
      <StoryFrame locale="en-US">
        <Protection machine={createMockedMachine(model).machine as typeof protection} />
      </StoryFrame>
    </FlowOptions>,
  )
  return page
    .getByRole("listitem")
    .elements()
    .map((row) => {
      const [name, state] = [row.querySelector("p"), row.querySelector("p + span")]
      const link = row.querySelector("a")
      return [name?.textContent, state?.textContent, link?.textContent, link?.getAttribute("href")]
    })
}

it("shows each protection of an account with a link to its settings", async () => {
  expect(await loadRows(protectedAccount)).toEqual([
    ["Password", "Set", "Change password", "/cabinet/settings?tab=password"],
    ["Two-factor authentication", "On", "Manage two-factor", "/cabinet/settings?tab=twoFactor"],
    ["Recovery codes", "8 unused codes left.", "See recovery codes", "/cabinet/settings?tab=recoveryCodes"],
    ["Passkeys", "2 passkeys", "See passkeys", "/cabinet/settings?tab=passkeys"],
    ["Sessions", "2 browsers signed in", "Check sessions", "/cabinet/settings?tab=sessions"],
    ["Address book", "On", "Open the address book", "/cabinet/settings?tab=addressBook"],
    ["E-mail address", "Confirmed", "Change e-mail", "/cabinet/settings?tab=email"],
  ])
})

it("shows the next step for an account without protection", async () => {
  expect(await loadRows(unprotectedAccount)).toEqual([
    ["Two-factor authentication", "Off", "Set up two-factor", "/cabinet/settings?tab=twoFactor"],
    ["Password", "Not set", "Set a password", "/cabinet/settings?tab=password"],
    ["Passkeys", "None", "Add a passkey", "/cabinet/settings?tab=passkeys"],
    ["Sessions", "1 browser signed in", "Check sessions", "/cabinet/settings?tab=sessions"],
    ["Address book", "Off", "Open the address book", "/cabinet/settings?tab=addressBook"],
    ["E-mail address", "Not confirmed", "Confirm e-mail", "/cabinet/settings?tab=email"],
  ])
})

it.each([
  [0, "You have no unused codes."],
  [2, "2 unused codes left."],
])("warns of %i remaining recovery codes", async (recoveryCodes, text) => {
  const rows = await loadRows({
    ...protectedAccount,
    recoveryCodes,
    passkeys: null,
    sessions: null,
    isAddressBookOn: null,
  })
  expect(rows.map(([name]) => name)).toEqual([
    "Password",
    "Two-factor authentication",
    "Recovery codes",
    "E-mail address",
  ])
  expect(rows[2]?.[1]).toBe(text)
})
