import { StrictMode } from "react"
import { afterEach, describe, expect, it } from "vitest"
import { render } from "vitest-browser-react"
import { page } from "vitest/browser"
import { confirmEmail as confirmCall, disownSignUp, requestEmail } from "#adapters/account/account.ts"
import { takeTokenFromUrl } from "#adapters/account/email-token.ts"
import { obtainHumanCheck } from "#adapters/account/human-check.ts"
import { fillPort } from "#adapters/shared/fill-port.ts"
import { callFailed } from "#domain/shared/failure.ts"
import { confirmEmail } from "#machines/account/confirm-email.machine.ts"
import { ConfirmEmailPage } from "#ui/account/confirm-email.tsx"
import { StoryFrame, storyI18n } from "#ui/story/story-frame.tsx"
import { cleanup, refused, createMockServer, tokens, type MockResponses } from "./render-route.tsx"

afterEach(cleanup)

describe.each(["en-US", "ru-RU"] as const)("the confirmation page in %s, in React's strict mode", (locale) => {
  const opened = async (script: MockResponses, at = "/confirm?token=email-token") => {
    const events: Array<string> = []
    const { api, save, savedTokens, calls } = createMockServer(script)
    const visited = [at]
    const address = {
      read: () => new URL(visited.at(-1)!, "http://localhost"),
      stored: () => null,
      replace: (next: string) => {
        visited.push(next)
        events.push(`replaced by ${next}`)
      },
    }
    const machine = confirmEmail.provide({
      actors: {
        takeTokenFromUrl: fillPort(takeTokenFromUrl(address)),
        confirmEmail: fillPort((input: { readonly emailToken: string; readonly isOwnSignUp: boolean }) => {
          events.push(`confirmed ${input.emailToken}`)
          return confirmCall(api, { save })(input)
        }),
        disownSignUp: fillPort(disownSignUp(api)),
        obtainHumanCheck: fillPort(() => obtainHumanCheck("confirm", null, () => false)),
        requestEmail: fillPort(requestEmail<{ readonly emailToken: string }>(api)),
      },
    })
    await render(
      <StrictMode>
        <StoryFrame locale={locale}>
          <ConfirmEmailPage machine={machine} />
        </StoryFrame>
      </StrictMode>,
    )
    return { events, calls, savedTokens, t: storyI18n[locale].t }
  }

  it("reads the token once, removes it from the URL first, and confirms exactly once", async () => {
    const { t, events, calls, savedTokens } = await opened({ "/signup/confirm": [tokens] })
    await expect.element(page.getByText(t("account:auth.confirm.ready"))).toBeVisible()
    await expect
      .element(page.getByRole("link", { name: t("account:auth.confirm.toCabinet") }))
      .toHaveAttribute("href", "/cabinet")
    expect(events).toEqual(["replaced by /confirm", "confirmed email-token"])
    expect(calls.map(({ method, path, body }) => ({ method, path, body }))).toEqual([
      { method: "POST", path: "/signup/confirm", body: { emailToken: "email-token" } },
    ])
    expect(savedTokens).toEqual([tokens])
  })

  it("reports a missing token without a call", async () => {
    const { t, events, calls } = await opened({}, "/confirm")
    await expect.element(page.getByText(t("account:auth.confirm.withoutToken"))).toBeVisible()
    expect({ events, calls }).toEqual({ events: [], calls: [] })
  })

  it("leads a confirmed customer to the sign-in", async () => {
    const { t, savedTokens } = await opened({ "/signup/confirm": [refused(409, "AlreadyConfirmed")] })
    await expect.element(page.getByText(t("account:auth.confirm.conflict"))).toBeVisible()
    await expect
      .element(page.getByRole("link", { name: t("account:auth.confirm.toSignIn") }))
      .toHaveAttribute("href", "/signin")
    expect(savedTokens).toEqual([])
  })

  it("asks who signed up, and confirms a claimed sign-up", async () => {
    const { t, calls, savedTokens } = await opened({ "/signup/confirm": [refused(409, "OwnershipUnknown"), tokens] })
    await page.getByRole("button", { name: t("account:auth.confirm.asking.claim") }).click()
    await expect.element(page.getByText(t("account:auth.confirm.ready"))).toBeVisible()
    expect(calls.map(({ body }) => body)).toEqual([
      { emailToken: "email-token" },
      { emailToken: "email-token", mine: true },
    ])
    expect(savedTokens).toEqual([tokens])
  })

  it("disowns another person's sign-up, even at the second try, and does not sign in", async () => {
    const { t, calls, savedTokens } = await opened({
      "/signup/confirm": [refused(409, "OwnershipUnknown")],
      "/signup/disown": [callFailed("offline"), null],
    })
    const disown = page.getByRole("button", { name: t("account:auth.confirm.asking.disown") })
    await disown.click()
    await expect.element(page.getByRole("alert")).toBeVisible()
    await disown.click()
    await expect.element(page.getByText(t("account:auth.confirm.disowned.text"))).toBeVisible()
    expect(calls.slice(1).map(({ path, body }) => ({ path, body }))).toEqual([
      { path: "/signup/disown", body: { emailToken: "email-token" } },
      { path: "/signup/disown", body: { emailToken: "email-token" } },
    ])
    expect(savedTokens).toEqual([])
  })

  it("requests a new e-mail automatically once if the link is old", async () => {
    const { t, calls } = await opened({ "/signup/confirm": [refused(400, "OldToken")], "/signin/confirm": [null] })
    await expect.element(page.getByText(t("account:auth.confirm.oldToken"))).toBeVisible()
    await expect.element(page.getByText(t("account:auth.confirm.sent"))).toBeVisible()
    expect(calls.slice(1).map(({ path, body, headers }) => ({ path, body, headers }))).toEqual([
      { path: "/signin/confirm", body: { emailToken: "email-token" }, headers: { ReCaptcha: "local-confirm" } },
    ])
  })

  it("allows another request if requesting the e-mail failed", async () => {
    const { t } = await opened({
      "/signup/confirm": [refused(400, "OldToken")],
      "/signin/confirm": [callFailed("timeout"), null],
    })
    await expect.element(page.getByText(t("account:auth.confirm.failed"))).toBeVisible()
    await expect.element(page.getByText(t("common:failure.timeout"))).toBeVisible()
    await page.getByRole("button", { name: t("account:auth.resend.request") }).click()
    await expect.element(page.getByText(t("account:auth.confirm.sent"))).toBeVisible()
  })

  it.each(["offline", "timeout", "server", "unavailable", "malformed"] as const)(
    "reports the failure “%s”, and can be tried again",
    async (reason) => {
      const { t, calls } = await opened({ "/signup/confirm": [callFailed(reason), tokens] })
      await expect.element(page.getByText(t("account:auth.confirm.error"))).toBeVisible()
      await expect.element(page.getByText(t(`common:failure.${reason}`))).toBeVisible()
      await page.getByRole("button", { name: t("common:retry") }).click()
      await expect.element(page.getByText(t("account:auth.confirm.ready"))).toBeVisible()
      expect(calls).toHaveLength(2)
    },
  )
})
