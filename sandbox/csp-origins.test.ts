import { expect, it } from "vitest"
import { cspOriginsOf } from "./csp-origins.ts"
import { securityHeadersFor } from "./headers.ts"

it("allows the origins of the settings: calls to an API, code and calls of a service", () => {
  const granted = cspOriginsOf(
    JSON.stringify({
      apiOrigin: "https://api.example",
      contentSite: "https://api.example",
      chat: "https://chat.example/v1/chat.js",
      analytics: "/services/own.js",
      help: "https://docs.example/",
      checkoutOrigins: ["https://pay.example"],
    }),
  )
  expect(granted).toEqual({
    connect: ["https://api.example", "https://chat.example"],
    scripts: ["https://chat.example"],
  })
  const policy = securityHeadersFor(granted)["Content-Security-Policy"]
  expect(policy).toContain("script-src 'self' https://chat.example; style-src 'self';")
  expect(policy).toContain("connect-src 'self' https://api.example https://chat.example; form-action 'self';")
})

it.each([
  "",
  "{",
  "null",
  "[1]",
  '{"apiOrigin": 5}',
  '{"chat": "javascript:alert(1)"}',
  '{"apiOrigin": "https://"}',
  '{"apiOrigin": "https://a b; x"}',
])("grants nothing for %s", (settings) => {
  expect(cspOriginsOf(settings)).toEqual({ connect: [], scripts: [] })
})
