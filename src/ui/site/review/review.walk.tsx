import type { MouseEvent } from "react"
import type { review } from "#machines/site/review.machine.ts"
import { reviewModel as model } from "#machines/site/review.model.ts"
import { Page } from "#ui/kit/layout/page.tsx"
import { useFlow } from "#ui/shared/flow.tsx"
import { sentByApp, type Walk, type WalkTools } from "#ui/walk.ts"
import { Review } from "./review.tsx"

type Machine = typeof review
type Tools = WalkTools<Machine>

/** Keeps a link from opening another site during the walk. */
const preventNavigation = (event: MouseEvent) => {
  if (event.target instanceof Element && event.target.closest("a[target]") !== null) event.preventDefault()
}

const Cabinet = ({ machine }: { readonly machine: Machine }) => {
  const { state, send } = useFlow(machine, undefined)
  return (
    <Page title="Hashwell">
      <div onClickCapture={preventNavigation}>
        <Review state={state} send={send} />
      </div>
    </Page>
  )
}

const noDialog = ({ page, expectAbsent }: Tools) => expectAbsent(page.getByRole("dialog"))
const dialog =
  (key: "init.title" | "resources.title" | "negative.title" | "thanks.title") =>
  ({ page, t, expectVisible }: Tools) =>
    expectVisible(page.getByRole("dialog", { name: t(`review:${key}`) }))

const form = ({ page, t }: Tools) => ({
  message: page.getByLabelText(t("review:negative.message")),
  star: (count: number) => page.getByRole("radio", { name: t("review:negative.stars", { count }), exact: true }),
  send: page.getByRole("button", { name: t("review:negative.send") }),
  sending: page.getByRole("button", { name: t("review:negative.sending") }),
})

const seeThanks = async (tools: Tools) => {
  await dialog("thanks.title")(tools)
  await tools.expectVisible(tools.page.getByText(tools.t("review:thanks.text")))
}

export const reviewWalk: Walk<Machine> = {
  model,
  page: (machine) => <Cabinet machine={machine} />,
  events: {
    "history.loaded": sentByApp,
    "review.good": ({ page, t }) => page.getByRole("button", { name: t("review:init.good") }).click(),
    "review.bad": ({ page, t }) => page.getByRole("button", { name: t("review:init.bad") }).click(),
    "review.back": ({ page, t }) => page.getByRole("button", { name: t("review:back"), exact: true }).click(),
    // Clicks the last button with this name. The final state has a second one, and the close button of a dialog is last in the
    // DOM.
    "review.close": ({ page, t }) =>
      page
        .getByRole("button", { name: t("common:close.dialog"), exact: true })
        .last()
        .click(),
    "resource.choose": ({ page, t }) =>
      page.getByRole("link", { name: new RegExp(t("review:resources.trustpilot")) }).click(),
    "review.send": async (tools, { review: { message, rating } }) => {
      const { message: field, star, send } = form(tools)
      await field.fill(message)
      await star(rating).click()
      await send.click()
    },
  },
  states: {
    ineligible: noDialog,
    eligible: noDialog,
    claiming: noDialog,
    "shown.init": dialog("init.title"),
    "shown.resourceSelection": async (tools) => {
      await dialog("resources.title")(tools)
      await tools.expectVisible(
        tools.page.getByRole("link", { name: new RegExp(tools.t("review:resources.trustpilot")) }),
      )
    },
    "shown.negativeReview.ready": async (tools) => {
      await dialog("negative.title")(tools)
      tools.expect(form(tools).star(1).element()).toHaveProperty("checked", true)
      await tools.expectAbsent(tools.page.getByRole("alert"))
    },
    "shown.negativeReview.sending": async (tools) => {
      const { sending, message, star } = form(tools)
      await tools.expectVisible(sending)
      const { review: sent } = model.events["review.send"][0]!
      tools.expect(message.element()).toHaveProperty("value", sent.message)
      tools.expect(message.element()).toHaveProperty("disabled", true)
      tools.expect(star(sent.rating).element()).toHaveProperty("checked", true)
    },
    "shown.negativeReview.failed": async (tools) => {
      await tools.expectVisible(tools.page.getByRole("alert").getByText(tools.t("review:errors.default")))
      tools
        .expect(form(tools).message.element())
        .toHaveProperty("value", model.events["review.send"][0]!.review.message)
    },
    "shown.thanks.saving": seeThanks,
    "shown.thanks.saved": seeThanks,
    sent: noDialog,
    closed: noDialog,
  },
}
