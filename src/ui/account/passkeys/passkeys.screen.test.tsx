import { afterEach, expect, it } from "vitest"
import { cleanup, render } from "vitest-browser-react"
import { page } from "vitest/browser"
import { noPasskeys } from "#domain/fixtures/account.ts"
import type { passkeys } from "#machines/account/passkeys.machine.ts"
import { passkeysModel as model } from "#machines/account/passkeys.model.ts"
import { createMockedMachine } from "#machines/kit/mocked-machine.ts"
import { FlowOptions } from "#ui/shared/flow.tsx"
import { StoryFrame } from "#ui/story/story-frame.tsx"
import { Passkeys } from "./passkeys.tsx"

afterEach(cleanup)

const shown = async (state: "listed.ready" | "adding.ready", more: object = {}) => {
  const at = model.at(state)
  const snapshot = model.machine.resolveState({ ...at, context: { ...at.context, ...more } })
  await render(
    <FlowOptions value={{ snapshots: { passkeys: snapshot } }}>
      <StoryFrame locale="en-US">
        <Passkeys machine={createMockedMachine(model).machine as typeof passkeys} email="anna@example.com" />
      </StoryFrame>
    </FlowOptions>,
  )
}

it("an account without passkeys has no list", async () => {
  await shown("listed.ready", { list: noPasskeys })
  await expect.element(page.getByText("You have no passkeys yet.")).toBeVisible()
  expect(page.getByRole("list").elements()).toEqual([])
})

it("the form focuses the optional name, limits its length, and requires the password", async () => {
  await shown("adding.ready")
  const name = page.getByLabelText("Name")
  await expect.element(name).toHaveFocus()
  await name.fill("n".repeat(51))
  await page.getByRole("button", { name: "Create passkey" }).click()
  await expect.element(page.getByText("Use at most 50 characters")).toBeVisible()
  await expect.element(page.getByText("Enter your password")).toBeVisible()
  await name.fill("")
  expect(page.getByText("Use at most 50 characters").elements()).toEqual([])
})
