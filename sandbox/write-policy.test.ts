import { spawnSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { parseCspOrigins } from "./csp-origins.ts"
import { createSecurityHeaders } from "./headers.ts"
import { createNginxPolicy } from "./write-policy.ts"

/**
 * Returns the headers that nginx sends with a page without inline scripts, from the file in deploy/ with the variables of these settings.
 */
const sentBy = (settings: string, query: "query" | "no query"): Readonly<Record<string, string>> => {
  const lines = [...createNginxPolicy(settings).matchAll(/^map (\S+) (\S+) \{ default "(.*?)";(?: "" '(.*)';)? \}$/gm)]
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
  // nginx omits an empty header.
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
  it("sends the security headers of npm start", () => {
    expect(sentBy(text, "no query")).toEqual(createSecurityHeaders(parseCspOrigins(text)))
  })

  it("asks for no reports of pages with a query", () => {
    expect(sentBy(text, "query")).toEqual(createSecurityHeaders({ ...parseCspOrigins(text), reports: null }))
  })
})

describe("the command that writes the policy", () => {
  const write = async (settings: string) => {
    const folder = await mkdtemp(join(tmpdir(), "policy-"))
    await mkdir(join(folder, ".pages"))
    await writeFile(join(folder, ".pages/policy.conf"), "before")
    await writeFile(join(folder, "config.json"), settings)
    const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, "write-policy.ts"), folder], {
      encoding: "utf8",
    })
    const policy = await readFile(join(folder, ".pages/policy.conf"), "utf8")
    await rm(folder, { recursive: true })
    return { status, says: stderr.replaceAll(folder, ""), policy }
  }

  it.each([
    ["broken JSON", '{"apiOrigin":', "config.json is not a JSON object."],
    ["a list", "[]", "config.json is not a JSON object."],
    [
      "a mistyped connector",
      '{"humanCheck":"/connectors/captcha.js?key=K"}',
      "humanCheck: there is no connector /connectors/captcha.js?key=K. There are recaptcha, turnstile, ",
    ],
    ["an unknown extension", '{"extensions":["receipts","receipt"]}', 'extensions: "receipt" is unknown. There are '],
    ["extensions that are no list", '{"extensions":"receipts"}', "extensions must be a list of "],
  ])("fails at %s, reports the reason, and leaves the policy unchanged", async (_, settings, sentence) => {
    const { status, says, policy } = await write(settings)
    expect([status, policy]).toEqual([1, "before"])
    expect(says).toMatch(/^\/config\.json:\n.*\nThe policy stays as it was\.\n$/)
    expect(says).toContain(sentence)
  })

  it("accepts known names and the operator's own modules", async () => {
    const settings = JSON.stringify({
      extensions: ["receipts", "privacy"],
      humanCheck: "/connectors/turnstile.js?key=K",
      analytics: "/services/own.js",
      chat: null,
    })
    expect(await write(settings)).toEqual({ status: 0, says: "", policy: createNginxPolicy(settings) })
  })
})
