import { demoProfile } from "#domain/fixtures/account.ts"
import type { session } from "#machines/site/session.machine.ts"
import { sessionModel as model } from "#machines/site/session.model.ts"
import { useFlow } from "#ui/shared/flow.tsx"
import { sentByApp, type Walk } from "#ui/walk.ts"
import { SessionBar } from "./session-bar.tsx"

type Machine = typeof session

/** The label of the button that stands in for the sign-out. */
const signOutLabel = "—"

/** The next page, on which a customer pays a new order. */
const redirect = "/buy/o-1/method"
const signInHref = `/signin?redirect=${encodeURIComponent(redirect)}`

const Bar = ({ machine }: { readonly machine: Machine }) => {
  const { state, send } = useFlow(machine, model.input)
  return (
    <SessionBar state={state} send={send} redirect={redirect} signOut={<button type="button">{signOutLabel}</button>} />
  )
}

export const sessionWalk: Walk<Machine> = {
  model,
  page: (machine) => <Bar machine={machine} />,
  events: {
    "session.started": sentByApp,
    "session.changed": sentByApp,
    "session.ended": sentByApp,
    "session.lost": sentByApp,
    "profile.reload": sentByApp,
  },
  states: {
    anonymous: async ({ page, t, expect }) => {
      await expect
        .element(page.getByRole("link", { name: t("common:session.signIn") }))
        .toHaveAttribute("href", signInHref)
    },
    checking: async ({ page, t, expectVisible, expectAbsent }) => {
      await expectVisible(page.getByText(t("common:session.checking")))
      await expectAbsent(page.getByRole("link", { name: t("common:session.signIn") }))
    },
    // Checks that the menu leads into the cabinet and signs out, with a loaded and with a failed profile.
    authenticated: async ({ page, t, expectVisible, expectAbsent, expect }) => {
      await page.getByRole("navigation").getByRole("button").first().click()
      await expectVisible(page.getByRole("button", { name: signOutLabel }))
      await expect
        .element(page.getByRole("link", { name: t("common:session.cabinet") }))
        .toHaveAttribute("href", "/cabinet")
      await expectAbsent(page.getByRole("link", { name: t("common:session.signIn") }))
      await expectAbsent(page.getByText(demoProfile.email))
    },
    // Checks that the link leads to the sign-in form, and that there is no sign-out button.
    demo: async ({ page, t, expectVisible, expect }) => {
      await expectVisible(page.getByText(t("common:session.demo")))
      await expect
        .element(page.getByRole("link", { name: t("common:session.signIn") }))
        .toHaveAttribute("href", signInHref)
      expect(page.getByRole("button").elements()).toHaveLength(0)
    },
  },
}
