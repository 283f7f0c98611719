import { afterEach, describe, expect, it } from "vitest"
import { render } from "vitest-browser-react"
import { page } from "vitest/browser"
import { memoryLocation } from "wouter/memory-location"
import { resendConfirmation } from "#machines/account/resend-confirmation.machine.ts"
import type { signIn } from "#machines/account/sign-in.machine.ts"
import { signInModel } from "#machines/account/sign-in.model.ts"
import { createMockedMachine } from "#machines/kit/mocked-machine.ts"
import { createPage as recoveryRoute } from "#main/recovery.tsx"
import { createPage as signInRoute } from "#main/sign-in.tsx"
import { createPage as signUpRoute } from "#main/sign-up.tsx"
import { SignInPage } from "#ui/account/sign-in.tsx"
import { FlowOptions } from "#ui/shared/flow.tsx"
import { paths } from "#ui/site/paths.ts"
import { StoryFrame } from "#ui/story/story-frame.tsx"
import { cleanup, openRoute, tokens } from "./render-route.tsx"

afterEach(cleanup)

const machine = createMockedMachine(signInModel).machine as typeof signIn

/** Opens the page itself without its route. The page and the route each check the URL, and each check must work alone. */
const arrivedWith = async (redirect: string) => {
  const memory = memoryLocation({ path: "/signin", record: true })
  await render(
    <FlowOptions value={{ snapshots: { signIn: signInModel.at("success") } }}>
      <StoryFrame locale="en-US" memory={memory}>
        <SignInPage machine={machine} resend={resendConfirmation} redirect={redirect} />
      </StoryFrame>
    </FlowOptions>,
  )
  return memory.history.at(-1)
}

describe("the form for signing in", () => {
  it.each(["//evil.example", "/\\evil.example", "javascript:alert(1)", "https://evil.example/cabinet", "/signin"])(
    "leads to the cabinet instead of %s, for any source of the redirect",
    async (redirect) => {
      expect(await arrivedWith(redirect)).toBe("/cabinet")
    },
  )
  it("leads to the page that the person wanted to open", async () => {
    expect(await arrivedWith("/cabinet/contracts?page=2")).toBe("/cabinet/contracts?page=2")
  })
})

describe("a URL with a partner's code", () => {
  const written = ["A%20B", "A+B", "A%2BB", "100%25", "%2F", "A%2FB", "%D0%9A%D0%BE%D0%B4"].map(
    (code) => `/buy?referralCode=${code}`,
  )

  it.each(written)("is opened unchanged after signing in: %s", async (wanted) => {
    const { t, address } = await openRoute(signInRoute, "en-US", paths.signIn(wanted), { "/token": [tokens] })
    await page.getByLabelText(t("account:auth.email")).fill("anna@example.com")
    await page.getByLabelText(t("account:auth.password"), { exact: true }).fill("correct-horse")
    await page.getByRole("button", { name: t("account:auth.signin.submit") }).click()
    await expect.poll(address).toBe(wanted)
  })

  it.each([
    ["sign-up", signUpRoute, paths.signUp],
    ["recovery", recoveryRoute, paths.recovery],
  ] as const)("is passed on unchanged from the %s to the sign-in", async (_, route, at) => {
    const [wanted = ""] = written
    await openRoute(route, "en-US", at(wanted), {})
    await expect
      .poll(() => [...document.links].map((link) => link.getAttribute("href")))
      .toContain(paths.signIn(wanted))
  })
})
