import type { routeGuard } from "#machines/site/route-guard.machine.ts"
import { routeGuardModel as model } from "#machines/site/route-guard.model.ts"
import { useFlow } from "#ui/shared/flow.tsx"
import { sentByApp, transientState, type Walk, type WalkTools } from "#ui/walk.ts"
import { RouteGuard } from "./route-guard.tsx"

type Machine = typeof routeGuard

const Screen = ({ machine }: { readonly machine: Machine }) => (
  <RouteGuard {...useFlow(machine, model.input)} page={(at) => <p>{`Hashwell: ${at}`}</p>} />
)

/** Finds the page that the guard lets through. The page shows its path here. */
const allowedPage = (page: WalkTools<Machine>["page"]) => page.getByText(/^Hashwell: /)

export const routeGuardWalk: Walk<Machine> = {
  model,
  page: (machine) => <Screen machine={machine} />,
  events: { "route.changed": sentByApp },
  states: {
    deciding: transientState,
    waiting: ({ page, t, expectVisible }) => expectVisible(page.getByText(t("common:loading"))),
    allow: ({ page, expectVisible }) => expectVisible(allowedPage(page)),
    toSignIn: async ({ page, url, expectAbsent, expect }) => {
      // The requested page was private, or it was the payment-method step of a returning customer.
      const places = ["/cabinet/contracts?page=2", "/buy/7/method"].map(
        (at) => `/signin?redirect=${encodeURIComponent(at)}`,
      )
      await expect.poll(() => places.includes(url())).toBe(true)
      await expectAbsent(allowedPage(page))
    },
    toSignUp: async ({ page, url, expectAbsent, expect }) => {
      await expect.poll(url).toBe(`/signup?redirect=${encodeURIComponent("/buy/7/method")}`)
      await expectAbsent(allowedPage(page))
    },
    toDashboard: async ({ page, url, expectAbsent, expect }) => {
      await expect.poll(url).toBe("/cabinet")
      await expectAbsent(allowedPage(page))
    },
    toDemo: async ({ page, url, expectAbsent, expect }) => {
      await expect.poll(url).toBe(`/demo?redirect=${encodeURIComponent("/buy/7/method")}`)
      await expectAbsent(allowedPage(page))
    },
    redirecting: async ({ page, url, expectAbsent, expect }) => {
      await expect.poll(url).toBe("/cabinet/contracts")
      await expectAbsent(allowedPage(page))
    },
    setPassword: async ({ page, t, expectVisible }) => {
      await expectVisible(page.getByRole("heading", { name: t("common:guard.setPassword.title") }))
      await expectVisible(page.getByRole("link", { name: t("common:guard.setPassword.action") }))
    },
    notFound: async ({ page, t, expectVisible }) => {
      await expectVisible(page.getByText("404", { exact: true }))
      await expectVisible(page.getByRole("heading", { name: t("common:notFound.heading") }))
      await expectVisible(page.getByRole("link", { name: t("common:notFound.home") }))
    },
  },
}
