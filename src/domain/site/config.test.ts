import { Result } from "effect"
import { expect, it } from "vitest"
import { parseConfig } from "#adapters/site/config.ts"
import { defaultConfig, asksConsent } from "./config.ts"

it("fills in the defaults", () => {
  expect(parseConfig({})).toEqual(Result.succeed(defaultConfig))
  const set = {
    apiOrigin: "https://api.example",
    chat: "/services/chat.js",
    checkoutOrigins: ["https://pay.example"],
    company: { "en-US": "Hashwell Ltd", "ru-RU": "ООО «Хэшвелл»" },
    support: "mailto:help@hashwell.example",
  }
  expect(parseConfig(set)).toEqual(Result.succeed({ ...defaultConfig, ...set }))
})

it.each([
  ["apiOrigin: Expected an origin like https://api.example, or nothing", { apiOrigin: "https://api.example/v1" }],
  ["apiOrigin: Expected an origin", { apiOrigin: "api.example" }],
  ["contentSite: Expected an origin", { contentSite: "ftp://site.example" }],
  ["humanCheck: Expected an address", { humanCheck: "check.js" }],
  ["chat: Expected an address like /help or https://help.example", { chat: "http://chat.example/a.js" }],
  ["chat: Expected string | null", { chat: 5 }],
  ["analytics: Expected an address", { analytics: "//evil.example/a.js" }],
  ["errorReports: Expected an address", { errorReports: "" }],
  ["help: Expected an address", { help: "javascript:alert(1)" }],
  ["company.ru-RU: Missing key", { company: { "en-US": "Hashwell Ltd" } }],
  ['partnerTerms.reward: Expected a percentage like "5"', { partnerTerms: { discount: "5", reward: "a lot" } }],
  ["risks: Expected an address", { risks: "javascript:alert(1)" }],
  ["support: Expected an address like /help or mailto:help@example.com", { support: "help@hashwell.example" }],
  ["terms.ru: Missing key", { terms: { io: "/terms/io" } }],
  [
    "explorers.btc.transaction: Expected an address like https://explorer.example/tx/\nexplorers.eth.transaction: Missing key",
    { explorers: { btc: { transaction: "http://x.example/", address: "https://x.example/" }, eth: {} } },
  ],
  ["checkoutOrigins.0: Expected an origin like https://pay.example", { checkoutOrigins: ["https://pay.example/path"] }],
  ["adSource: Expected 1 to 256 characters", { adSource: "" }],
  ['extensions.0: Expected "estimates"', { extensions: ["estimate"] }],
  ["chatt: Expected no excess property", { chatt: null }],
  ["Expected object", null],
])("rejects a wrong setting with the message “%s”", (name, file) => {
  const read = parseConfig(file)
  expect(Result.isFailure(read) && read.failure).toContain(name)
})

const module = "/services/own.js"

it.each([
  ["analytics", { extensions: ["consent"], analytics: module, chat: null }, true],
  ["a chat", { extensions: ["consent"], analytics: null, chat: module }, true],
  ["nothing of a third party", { extensions: ["consent"], analytics: null, chat: null }, false],
  ["both, and no extension", { extensions: ["privacy"], analytics: module, chat: module }, false],
] as const)("asks for consent only with the extension and a third party: %s, %o %s", (_, config, asks) => {
  expect(asksConsent(config)).toBe(asks)
})
