import { expect, it } from "vitest"
import { render } from "vitest-browser-react"
import { defaultConfig } from "#domain/site/config.ts"
import { StoryFrame } from "#ui/story/story-frame.tsx"
import { OperatorNote, RiskLine } from "./operator.tsx"
import { SiteConfig } from "./site-config.ts"

const company = { "en-US": "Hashwell Ltd, 1 Mill Lane", "ru-RU": "ООО «Хэшвелл», Мельничная, 1" }

it.each([
  ["en-US", {}, [], ["/terms/io", "/terms/privacy"]],
  [
    "ru-RU",
    { company, risks: "/risks.html", support: "mailto:help@hashwell.example" },
    ["Услуги оказывает ООО «Хэшвелл», Мельничная, 1"],
    ["/terms/io", "/terms/privacy", "/risks.html", "mailto:help@hashwell.example"],
  ],
] as const)("the operator's facts in %s are those of the settings: %o", async (locale, settings, lines, links) => {
  const { container } = await render(
    <StoryFrame locale={locale}>
      <SiteConfig value={{ ...defaultConfig, ...settings, Hints: null }}>
        <OperatorNote />
      </SiteConfig>
    </StoryFrame>,
  )
  expect([...container.querySelectorAll("p")].map(({ textContent }) => textContent)).toEqual(lines)
  expect([...container.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toEqual(links)
})

it.each([
  ["/terms/risks", ["/terms/risks"]],
  [null, []],
])("the warning of losses links to the risks page of the settings: %s", async (risks, links) => {
  const { container } = await render(
    <StoryFrame locale="en-US">
      <SiteConfig value={{ ...defaultConfig, risks, Hints: null }}>
        <RiskLine />
      </SiteConfig>
    </StoryFrame>,
  )
  expect([...container.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toEqual(links)
})
