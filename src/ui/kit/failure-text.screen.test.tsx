import { expect, it } from "vitest"
import { page } from "vitest/browser"
import { render } from "vitest-browser-react"
import { callFailed } from "../../domain/failure"
import { StoryFrame, storyI18n } from "../story-frame"
import { FailureText } from "./failure-text"

const { t } = storyI18n["en-US"]

it.each([
  ["the server's words and when to try again", callFailed("tooMany", { message: "Slow down.", retryAfter: 61 }),
    `Slow down. ${t("failure.wait", { count: 61 })}`],
  ["our words and when to try again", callFailed("tooMany", { retryAfter: 1 }), t("failure.tooManyWait", { count: 1 })],
  ["that it may be tried again", callFailed("tooMany", { retryAfter: 0 }), t("failure.again")],
  ["the server's words", callFailed("tooMany", { message: "Slow down." }), "Slow down."],
  ["our words with the request's id", callFailed("server", { message: "trace", requestId: "req-1" }), `${t("failure.server")} (req-1)`],
  ["the server's words where it finds nothing", callFailed("notFound", { message: "No such address.", requestId: "req-1" }), "No such address."],
  ["our words where the server has none", callFailed("refused", { requestId: "req-1" }), `${t("failure.refused")} (req-1)`],
  ["that the action is unavailable", callFailed("forbidden", { message: "No" }), t("failure.forbidden")]
])("says %s", async (_, failure, said) => {
  await render(<StoryFrame locale="en-US"><p data-testid="said"><FailureText failure={failure} /></p></StoryFrame>)
  expect(page.getByTestId("said").element().textContent).toBe(said)
})
