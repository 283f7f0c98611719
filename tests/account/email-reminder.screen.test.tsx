import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { cleanup, render } from "vitest-browser-react"
import { page } from "vitest/browser"
import { createActor } from "xstate"
import { demoProfile, profile } from "#domain/fixtures/account.ts"
import type { Profile } from "#domain/site/account.ts"
import { defaultConfig } from "#domain/site/config.ts"
import type { Extension } from "#domain/site/extensions.ts"
import type { SessionState } from "#domain/site/session.ts"
import { session } from "#machines/site/session.machine.ts"
import { createPage as settings } from "#main/settings.tsx"
import type { AppContext } from "#main/site/app.ts"
import { SessionContext } from "#ui/site/session.tsx"
import { SiteConfig } from "#ui/site/site-config.ts"
import { StoryFrame, storyI18n } from "#ui/story/story-frame.tsx"

const { href } = location
beforeEach(() => history.replaceState(null, "", "?tab=email"))
afterEach(async () => {
  await cleanup()
  history.replaceState(null, "", href)
})

const { t } = storyI18n["en-US"]
const confirmed: Profile = { ...profile, emailConfirmed: true }
const texts = ["title", "text"].map((part) => t(`settings:email.unconfirmed.${part}`, { email: profile.email }))
const reminder = page.getByText(texts.join(" "))

const show = async (sessionState: SessionState, extensions: readonly Extension[] = ["emailChange"]) => {
  const actor = createActor(session, {
    snapshot: session.resolveState({
      value: sessionState.status,
      context: { profile: sessionState.profile, changes: 0 },
    }),
  })
  const app = {
    session: actor,
    locale: () => "en-US",
    i18n: storyI18n["en-US"],
    hydrated: Promise.resolve(),
    firstLoadDone: Promise.resolve(),
    loadApi: () => Promise.reject(new Error("No call is expected")),
  } satisfies Partial<Record<keyof AppContext, unknown>> as unknown as AppContext
  const Place = settings(app)
  await render(
    <StoryFrame locale="en-US">
      <SessionContext value={actor}>
        <SiteConfig value={{ ...defaultConfig, Hints: null, extensions }}>
          <Place />
        </SiteConfig>
      </SessionContext>
    </StoryFrame>,
  )
}

describe("the reminder on the e-mail tab", () => {
  it("is shown for an unconfirmed address, with a button that resends the e-mail", async () => {
    await show({ status: "authenticated", profile })
    await expect.element(reminder).toBeVisible()
    await expect.element(page.getByRole("button", { name: t("account:auth.resend.request") })).toBeVisible()
  })

  it.each([
    ["a confirmed address", { status: "authenticated", profile: confirmed }, ["emailChange"]],
    ["a demo customer", { status: "checking", profile: demoProfile }, ["emailChange"]],
    ["an operator without the extension", { status: "authenticated", profile }, []],
  ] as ReadonlyArray<readonly [string, SessionState, readonly Extension[]]>)(
    "is not shown for %s",
    async (__, sessionState, extensions) => {
      await show(sessionState, extensions)
      await expect.element(reminder).not.toBeInTheDocument()
      expect(page.getByRole("button", { name: t("account:auth.resend.request") }).elements()).toEqual([])
    },
  )
})
