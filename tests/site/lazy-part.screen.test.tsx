import { hydrateRoot } from "react-dom/client"
import { expect, it, onTestFinished } from "vitest"
import { render } from "vitest-browser-react"
import { page } from "vitest/browser"
import { createFirstRender, noFirstRender } from "#main/site/first-render.ts"
import { lazyPart } from "#main/site/part.tsx"
import { StoryFrame, storyI18n } from "#ui/story/story-frame.tsx"

const locale = "en-US"

/** Renders a part whose code loads when the returned function is called. */
const renderPart = async (after?: Promise<unknown>) => {
  const code = Promise.withResolvers<string>()
  const Part = lazyPart(
    { firstRender: noFirstRender, i18n: storyI18n[locale], locale: () => locale },
    { load: () => code.promise, view: (text) => () => <p>{text}</p>, ...(after && { after }) },
  )
  const { container } = await render(
    <StoryFrame locale={locale}>
      <Part />
    </StoryFrame>,
  )
  return { load: () => code.resolve("Loaded"), countAwaited: () => container.querySelectorAll("[data-awaited]").length }
}

it("a part that loads with its page marks the page as incomplete until its code is loaded", async () => {
  const { load, countAwaited } = await renderPart()
  expect(countAwaited()).toBe(1)
  load()
  await expect.element(page.getByText("Loaded")).toBeVisible()
  expect(countAwaited()).toBe(0)
})

it("a part that loads after its page leaves the page complete", async () => {
  const { load, countAwaited } = await renderPart(Promise.resolve())
  expect(countAwaited()).toBe(0)
  load()
  await expect.element(page.getByText("Loaded")).toBeVisible()
})

it("the replacement of a part that fails to load replaces the server's HTML without a hydration error", async () => {
  const requested = Promise.withResolvers<void>()
  const code = Promise.withResolvers<string>()
  const load = () => {
    requested.resolve()
    return code.promise
  }
  const firstRender = createFirstRender({
    search: "",
    timeZone: undefined,
    hasResponses: () => false,
    missed: Promise.withResolvers<void>().promise,
  })
  const Part = lazyPart(
    { firstRender, i18n: storyI18n[locale], locale: () => locale },
    { load, view: (text) => () => <p>{text}</p>, missing: () => <b>Missing</b> },
  )
  const html = document.createElement("p")
  html.textContent = "From the server"
  const container = document.createElement("main")
  container.append(new Comment("$"), html, new Comment("/$"))
  document.body.append(container)
  const errors: unknown[] = []
  const root = hydrateRoot(container, <Part />, { onRecoverableError: (error) => errors.push(error) })
  onTestFinished(() => {
    root.unmount()
    container.remove()
  })
  await requested.promise
  expect(container.textContent).toBe("From the server")
  code.reject(new Error("not loaded"))
  await expect.element(page.getByText("Missing")).toBeVisible()
  expect(html.isConnected).toBe(false)
  await firstRender.whenPartsHydrated()
  expect(errors).toEqual([])
})
