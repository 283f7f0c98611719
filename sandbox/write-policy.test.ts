import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { cspOriginsOf } from "./csp-origins.ts"
import { securityHeadersFor } from "./headers.ts"
import { nginxPolicy } from "./write-policy.ts"

/** What nginx sends of a page without inline scripts: the file of deploy/ with the variables of these settings. */
const sentBy = (settings: string, query: "query" | "no query"): Readonly<Record<string, string>> => {
  const lines = [...nginxPolicy(settings).matchAll(/^map (\S+) (\S+) \{ default "(.*?)";(?: "" '(.*)';)? \}$/gm)]
  const values = lines.map(([, source, name = "", usual = "", plain = ""]) => [
    name,
    source === "$is_args" && query === "no query" ? plain : usual,
  ])
  const variables: Readonly<Record<string, string>> = Object.fromEntries(values)
  const file = readFileSync(new URL("../deploy/security-headers.conf", import.meta.url), "utf8")
  const headers = [...file.matchAll(/^add_header (\S+) "?(.*?)"? always;$/gm)].map(([, name, value = ""]) => [
    name,
    value.replaceAll(/\$hashwell_\w+/g, (variable) => variables[variable] ?? ""),
  ])
  // An empty header is not sent.
  return Object.fromEntries(headers.filter(([, value]) => value !== ""))
}

const dsn = encodeURIComponent("https://key@errors.example/7")

describe.each([
  {},
  { apiOrigin: "https://api.example", analytics: "https://stats.example/a.js" },
  { humanCheck: "/connectors/recaptcha.js?key=K" },
  { humanCheck: "/connectors/turnstile.js?key=K", contentSite: "https://content.example" },
  { errorReports: `/connectors/sentry.js?dsn=${dsn}`, analytics: "/connectors/plausible.js?domain=D" },
  { errorReports: "/services/errors.js", chat: "/connectors/chatwoot.js?token=T" },
])("nginx with the settings %j", (settings) => {
  const text = JSON.stringify(settings)
  it("sends the headers of npm start", () => {
    expect(sentBy(text, "no query")).toEqual(securityHeadersFor(cspOriginsOf(text)))
  })

  it("asks for no report of a page with a query", () => {
    expect(sentBy(text, "query")).toEqual(securityHeadersFor({ ...cspOriginsOf(text), reports: null }))
  })
})
