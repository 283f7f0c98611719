import { expect, it } from "vitest"
import { render } from "vitest-browser-react"
import { page } from "vitest/browser"
import { callFailed } from "#domain/shared/failure.ts"
import { StoryFrame, storyI18n } from "#ui/story/story-frame.tsx"
import { PageBoundary } from "./page-boundary.tsx"

const Broken = ({ thrown }: { readonly thrown: unknown }) => {
  throw thrown
}

it.each([
  ["a bug", new Error("a secret of the code"), null],
  ["an unexpected failure", callFailed("server", { requestId: "r-42" }), "r-42"],
  ["nothing at all", undefined, null],
])("a page that throws %s shows an error with a link home", async (_, thrown, requestId) => {
  const logged: Array<unknown> = []
  // Captures the log, because React logs each caught error.
  console.error = (...messages) => void logged.push(messages)
  const { t } = storyI18n["ru-RU"]
  const shown = (path: string, broken: boolean) => (
    <StoryFrame locale="ru-RU">
      <PageBoundary key={path}>{broken ? <Broken thrown={thrown} /> : <p>{path}</p>}</PageBoundary>
    </StoryFrame>
  )
  const screen = await render(shown("/one", true))
  await expect.element(page.getByRole("heading", { name: t("common:broken.title") })).toBeVisible()
  await expect.element(page.getByRole("button", { name: t("common:broken.reload") })).toBeVisible()
  await expect.element(page.getByRole("link", { name: t("common:notFound.home") })).toHaveAttribute("href", "/")
  expect(document.body.textContent).not.toContain("secret")
  expect(document.body.textContent.includes("r-42")).toBe(requestId !== null)
  await screen.rerender(shown("/two", false))
  await expect.element(page.getByText("/two")).toBeVisible()
  expect(logged).not.toEqual([])
})
