import { expect, it } from "vitest"
import { parseCspOrigins } from "./csp-origins.ts"
import { createSecurityHeaders } from "./headers.ts"

it("allows the API, the scripts and the services that the settings name", () => {
  const granted = parseCspOrigins(
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
    frames: [],
    types: [],
    reports: null,
  })
  const policy = createSecurityHeaders(granted)["Content-Security-Policy"]
  expect(policy).toContain("script-src 'self' https://chat.example; style-src 'self';")
  expect(policy).toContain("connect-src 'self' https://api.example https://chat.example; form-action 'self';")
})

it("allows only reCAPTCHA's own paths on Google's hosts", () => {
  const google = ["https://www.google.com/recaptcha/"]
  expect(parseCspOrigins(JSON.stringify({ humanCheck: "/connectors/recaptcha.js?key=K" }))).toEqual({
    connect: google,
    scripts: [...google, "https://www.gstatic.com/recaptcha/"],
    frames: google,
    types: ["connector", "goog#html"],
    reports: null,
  })
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
  '{"apiOrigin": "https://a;b"}',
  '{"apiOrigin": "https://a$b.example"}',
])("grants nothing for %s", (settings) => {
  expect(parseCspOrigins(settings)).toEqual({ connect: [], scripts: [], frames: [], types: [], reports: null })
})

it.each(["/services/errors.js", "https://errors.example/v1/module.js?key=5"])(
  "reports violations of the policy to %s, which receives the error reports",
  (errorReports) => {
    const headers = createSecurityHeaders(parseCspOrigins(JSON.stringify({ errorReports })))
    expect(headers["Content-Security-Policy"]).toMatch(/; report-uri \S+; report-to policy$/)
    expect(headers["Content-Security-Policy"]).toContain(`; report-uri ${errorReports}; `)
    expect(headers["Reporting-Endpoints"]).toBe(`policy="${errorReports}"`)
  },
)

it.each(["https://a.example/x;script-src *", '/a"b', "//evil.example/x", "http://a.example/x", "/a$host", "/a b", 5])(
  "reports no violations to the invalid address %s",
  (errorReports) => {
    const headers = createSecurityHeaders(parseCspOrigins(JSON.stringify({ errorReports })))
    expect(headers["Content-Security-Policy"]).not.toContain("report-")
    expect(headers).not.toHaveProperty("Reporting-Endpoints")
  },
)
