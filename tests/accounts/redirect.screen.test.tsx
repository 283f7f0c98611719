import { afterEach, describe, expect, it } from "vitest"
import { cleanup, render } from "vitest-browser-react"
import { memoryLocation } from "wouter/memory-location"
import { held } from "../../src/machines/kit/replay"
import { resendConfirmation } from "../../src/machines/resend-confirmation/resend-confirmation.machine"
import type { signIn } from "../../src/machines/sign-in/sign-in.machine"
import { signInModel } from "../../src/machines/sign-in/sign-in.model"
import { FlowOptions } from "../../src/ui/flow"
import { SignInPage } from "../../src/ui/sign-in/sign-in"
import { StoryFrame } from "../../src/ui/story-frame"

// Test files share a page here.
afterEach(cleanup)

const machine = held(signInModel).machine as typeof signIn

/** The page itself, without the route that has looked at the address before: each of the two locks must hold alone. */
const arrivedWith = async (redirect: string) => {
  const memory = memoryLocation({ path: "/signin", record: true })
  await render(
    <FlowOptions value={{ snapshots: { signIn: signInModel.at("success") } }}>
      <StoryFrame locale="en-US" memory={memory}>
        <SignInPage machine={machine} resend={resendConfirmation} redirect={redirect} />
      </StoryFrame>
    </FlowOptions>
  )
  return memory.history.at(-1)
}

describe("after signing in", () => {
  it.each(["//evil.example", "/\\evil.example", "javascript:alert(1)", "https://evil.example/cabinet", "/signin"])(
    "the form goes to the cabinet instead of %s, whoever gave it",
    async (redirect) => { expect(await arrivedWith(redirect)).toBe("/cabinet") }
  )
  it("the form goes where the person wanted to", async () => {
    expect(await arrivedWith("/cabinet/contracts?page=2")).toBe("/cabinet/contracts?page=2")
  })
})
