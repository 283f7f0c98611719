import { Result } from "effect"
import { expect, it } from "vitest"
import { configOf, defaultConfig } from "./config"

it("takes the defaults for what is left out", () => {
  expect(configOf({})).toEqual(Result.succeed(defaultConfig))
  const set = { apiOrigin: "https://api.example", chat: "/services/chat.js", checkoutOrigins: ["https://pay.example"] }
  expect(configOf(set)).toEqual(Result.succeed({ ...defaultConfig, ...set }))
})

it.each([
  ["apiOrigin", { apiOrigin: "https://api.example/v1" }],
  ["apiOrigin", { apiOrigin: "api.example" }],
  ["chat", { chat: "http://chat.example/a.js" }],
  ["analytics", { analytics: "//evil.example/a.js" }],
  ["help", { help: "javascript:alert(1)" }],
  ["terms", { terms: { io: "/terms/io.html" } }],
  ["explorers", { explorers: { btc: { transaction: "http://x.example/", address: "https://x.example/" }, eth: {} } }],
  ["checkoutOrigins", { checkoutOrigins: ["https://pay.example/path"] }],
  ["adSource", { adSource: "" }],
  ["chatt", { chatt: null }],
  ["Expected object", null]
])("names %s when it is wrong", (name, file) => {
  const read = configOf(file)
  expect(Result.isFailure(read) && read.failure).toContain(name)
})
