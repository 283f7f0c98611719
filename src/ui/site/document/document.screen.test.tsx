import { afterEach, expect, it } from "vitest"
import { cleanup, render } from "vitest-browser-react"
import { page } from "vitest/browser"
import { documents } from "#brand/documents.ts"
import { StoryFrame } from "#ui/story/story-frame.tsx"
import { DocumentPage } from "./document.tsx"

afterEach(cleanup)

it.each([
  ["English", "en-US", "en-US", "The English version is legally binding."],
  ["English", "ru-RU", "en-US", "Это перевод: юридическую силу имеет английская версия."],
  ["Russian", "en-US", "ru-RU", "This is a translation: the Russian version is legally binding."],
  ["Russian", "ru-RU", "ru-RU", "Юридическую силу имеет русская версия."],
] as const)("%s terms in %s name the legally binding language", async (_, locale, binding, text) => {
  await render(
    <StoryFrame locale={locale}>
      <DocumentPage name="terms" binding={binding} />
    </StoryFrame>,
  )
  const { title, since } = documents.terms[locale]
  await expect.element(page.getByRole("heading", { level: 1, name: title })).toBeVisible()
  await expect.element(page.getByText(`${since}. ${text}`)).toBeVisible()
})

it("the contents link to the numbered sections", async () => {
  await render(
    <StoryFrame locale="en-US">
      <DocumentPage name="risks" />
    </StoryFrame>,
  )
  const links = page.getByRole("navigation", { name: "Contents" }).getByRole("link").elements()
  const headings = links.map((link) => document.querySelector(`${link.getAttribute("href")} h2`)?.textContent)
  expect(headings).toEqual(documents.risks["en-US"].sections.map(({ title }, index) => `${index + 1}. ${title}`))
  expect(headings).toHaveLength(10)
  expect(links.map(({ textContent }) => textContent)).toEqual(headings)
})
