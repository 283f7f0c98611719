import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { cleanup, render } from "vitest-browser-react"
import { page } from "vitest/browser"
import { createActor } from "xstate"
import { demoProfile, profile } from "#domain/fixtures/account.ts"
import type { Profile } from "#domain/site/account.ts"
import { defaultConfig } from "#domain/site/config.ts"
import type { Extension } from "#domain/site/extensions.ts"
import type { Visitor } from "#domain/site/session.ts"
import { session } from "#machines/site/session.machine.ts"
import { page as settings } from "#main/settings.tsx"
import type { App } from "#main/site/app.ts"
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
const words = ["title", "text"].map((part) => t(`settings:email.unconfirmed.${part}`, { email: profile.email }))
const reminder = page.getByText(words.join(" "))

const show = async (visitor: Visitor, extensions: readonly Extension[] = ["emailChange"]) => {
  const actor = createActor(session, {
    snapshot: session.resolveState({ value: visitor.session, context: { profile: visitor.profile, changes: 0 } }),
  })
  const app = {
    session: actor,
    locale: () => "en-US",
    i18n: storyI18n["en-US"],
    hydrated: Promise.resolve(),
    settled: Promise.resolve(),
    calls: () => Promise.reject(new Error("No call is expected")),
  } as unknown as App
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

describe("on the e-mail tab", () => {
  it("an unconfirmed address has a reminder with the button that resends the letter", async () => {
    await show({ session: "authenticated", profile })
    await expect.element(reminder).toBeVisible()
    await expect.element(page.getByRole("button", { name: t("account:auth.resend.request") })).toBeVisible()
  })

  it.each([
    ["a confirmed address", { session: "authenticated", profile: confirmed }, ["emailChange"]],
    ["a demo customer", { session: "checking", profile: demoProfile }, ["emailChange"]],
    ["an operator without the extension", { session: "authenticated", profile }, []],
  ] as ReadonlyArray<readonly [string, Visitor, readonly Extension[]]>)(
    "%s has none",
    async (__, visitor, extensions) => {
      await show(visitor, extensions)
      await expect.element(reminder).not.toBeInTheDocument()
      expect(page.getByRole("button", { name: t("account:auth.resend.request") }).elements()).toEqual([])
    },
  )
})
