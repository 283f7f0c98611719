import { expect, it } from "vitest"
import { brand } from "./brand.ts"
import { sandboxSettings } from "./settings.ts"

const settings = (file: object) =>
  JSON.parse(sandboxSettings({ SANDBOX_HINTS: "off", SANDBOX_EXTENSIONS: "" })(JSON.stringify(file))) as object

it("adds a fictional operator to the settings of a sample shop", () => {
  expect(settings({ company: null, risks: null, support: null, adSource: "ads" })).toEqual({
    adSource: "ads",
    company: {
      "en-US": expect.stringContaining("fictional") as string,
      "ru-RU": expect.stringContaining("вымышленная") as string,
    },
    operations: expect.objectContaining({
      machines: { count: 5400, power: "200", wattsPerTerahash: "17.5" },
    }) as object,
    risks: "/terms/risks",
    support: `mailto:${brand.support}`,
    partnerTerms: { discount: "5", reward: "5" },
    extensions: [],
  })
})

it("keeps the operator's own settings", () => {
  const own = {
    company: { "en-US": "A", "ru-RU": "Б" },
    operations: { uptime: "98" },
    risks: "/risks",
    support: "/support",
    partnerTerms: { discount: "7", reward: "3" },
  }
  expect(settings(own)).toEqual({ ...own, extensions: [] })
})

it("serves a file that is not JSON unchanged", () => {
  expect(sandboxSettings({})("{")).toBe("{")
})
