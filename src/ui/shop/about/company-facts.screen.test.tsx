import { afterEach, expect, it } from "vitest"
import { cleanup, render } from "vitest-browser-react"
import { brand } from "#brand/brand.ts"
import type { Locale } from "#domain/shared/currency.ts"
import { defaultConfig, type Config } from "#domain/site/config.ts"
import { SiteConfig } from "#ui/site/site-config.ts"
import { StoryFrame } from "#ui/story/story-frame.tsx"
import { CompanyFacts } from "./company-facts.tsx"

afterEach(cleanup)

const both = (text: string) => ({ "en-US": text, "ru-RU": text })
const show = async (locale: Locale, settings: Partial<Config>) => {
  const { container } = await render(
    <StoryFrame locale={locale}>
      <SiteConfig value={{ ...defaultConfig, ...settings, Hints: null }}>
        <CompanyFacts TrackRecord={() => null} />
      </SiteConfig>
    </StoryFrame>,
  )
  return [...container.querySelectorAll("li")].map(({ innerText }) => innerText.replaceAll(/\s+/g, " "))
}

it("shows only the company's name and the account's protection if the settings contain no facts", async () => {
  expect(await show("en-US", {})).toEqual([
    `Who ${brand.legalName} The same name is on your receipt and bank details.`,
    "Your account Two-factor codes Two-factor codes, and an e-mail for each withdrawal.",
  ])
})

it("shows the facts of the settings, and omits missing ones", async () => {
  const sites = { name: both("Two halls in Narvik"), text: both("Our own."), href: "/sites" }
  const operations = {
    register: { text: both("Narvik, no. 7"), href: "https://register.example/7" },
    sites,
    machines: { count: 5400, power: "200", wattsPerTerahash: "17.5" },
    uptime: "99.2",
  }
  const company = both("Northwatt Kraft AS\n1 Fjord Street")
  const [who, , where] = await show("en-US", { company, operations, extensions: ["addressBook"] })
  expect([who, where]).toEqual([
    "Who Northwatt Kraft AS Narvik, no. 7. The same name is on your receipt and bank details. Register entry",
    "Where Two halls in Narvik Our own. 5,400 machines, 17.5 W per terahash. Uptime in the last 90 days: 99.2%. More about the sites (opens in a new tab)",
  ])
})

it("counts mining machines in Russian", async () => {
  const sites = { name: both("Нарвик"), text: both("Свои."), href: null }
  const operations = {
    sites,
    machines: { count: 1, power: "200", wattsPerTerahash: "17.5" },
    energy: both("гидроэнергия"),
  }
  const [, , where] = await show("ru-RU", { operations })
  expect(where).toBe("Где Нарвик Свои. 1 машина, 17,5 Вт на терахеш. Энергия: гидроэнергия.")
})
