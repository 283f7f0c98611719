import { expect, it } from "vitest"
import { render } from "vitest-browser-react"
import { page } from "vitest/browser"
import { callFailed } from "#domain/shared/failure.ts"
import { StoryFrame, storyI18n } from "#ui/story/story-frame.tsx"
import { FailureLine, FailureText } from "./failure-text.tsx"
import { FailurePanel } from "./load-states.tsx"

const { t } = storyI18n["en-US"]

it.each([
  [
    "the server's message and when to retry",
    callFailed("tooMany", { message: "Slow down.", retryAfter: 61 }),
    "Slow down. You can try again in 1 minute 1 second.",
  ],
  [
    "our own text and when to retry",
    callFailed("tooMany", { retryAfter: 1 }),
    "Too many attempts. Try again in 1 second.",
  ],
  ["that the user can retry", callFailed("tooMany", { retryAfter: 0 }), t("failure.again")],
  ["the server's words", callFailed("tooMany", { message: "Slow down." }), "Slow down."],
  [
    "our own text with the request id",
    callFailed("server", { message: "trace", requestId: "req-1" }),
    `${t("failure.server")} (req-1)`,
  ],
  [
    "the server's message for a missing resource",
    callFailed("notFound", { message: "No such address.", requestId: "req-1" }),
    "No such address.",
  ],
  [
    "our own text if the server sends none",
    callFailed("refused", { requestId: "req-1" }),
    `${t("failure.refused")} (req-1)`,
  ],
  ["that the action is unavailable", callFailed("forbidden", { message: "No" }), t("failure.forbidden")],
])("shows %s", async (_, failure, message) => {
  await render(
    <StoryFrame locale="en-US">
      <p data-testid="message">
        <FailureLine failure={failure} />
      </p>
    </StoryFrame>,
  )
  expect(page.getByTestId("message").element().textContent).toBe(message)
})

const waits = [
  [1, "1 second", "1 секунду"],
  [59, "59 seconds", "59 секунд"],
  [60, "1 minute", "1 минуту"],
  [92, "1 minute 32 seconds", "1 минуту 32 секунды"],
  [1_261, "21 minutes 1 second", "21 минуту 1 секунду"],
  [3_599, "59 minutes 59 seconds", "59 минут 59 секунд"],
  [3_600, "1 hour", "1 час"],
  [7_381, "2 hours 4 minutes", "2 часа 4 минуты"],
  [86_399, "24 hours", "24 часа"],
] as const

it.each(waits)("describes a wait of %i s as %j and %j", async (retryAfter, en, ru) => {
  const failure = callFailed("tooMany", { retryAfter })
  const { rerender } = await render(
    <StoryFrame locale="en-US">
      <p data-testid="message">
        <FailureText failure={failure} />
      </p>
    </StoryFrame>,
  )
  const message = page.getByTestId("message")
  expect(message.element().textContent).toBe(`Too many attempts. Try again in ${en}.`)
  await rerender(
    <StoryFrame locale="ru-RU">
      <p data-testid="message">
        <FailureText failure={failure} isRateLimited />
      </p>
    </StoryFrame>,
  )
  expect(message.element().textContent).toBe(
    `Слишком много попыток. Попробуйте позже. Попробовать снова можно через ${ru}.`,
  )
})

it("shows the request id under Details in a panel", async () => {
  await render(
    <StoryFrame locale="en-US">
      <FailurePanel failure={callFailed("server", { requestId: "req-1" })} />
    </StoryFrame>,
  )
  const id = page.getByText(t("failure.requestId", { requestId: "req-1" }))
  await expect.element(page.getByText(t("failure.server"), { exact: true })).toBeVisible()
  await expect.element(id).not.toBeVisible()
  await page.getByText(t("failure.details")).click()
  await expect.element(id).toBeVisible()
})

it.each([
  ["there is no id", callFailed("offline")],
  ["the server refused with a message", callFailed("refused", { message: "No.", requestId: "req-1" })],
])("has no Details if %s", async (_, failure) => {
  await render(
    <StoryFrame locale="en-US">
      <FailurePanel failure={failure} />
    </StoryFrame>,
  )
  await expect.element(page.getByRole("alert")).toBeVisible()
  expect(page.getByText(t("failure.details")).elements()).toEqual([])
})
