import { readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { securityHeaders } from "../sandbox/headers.ts"
import { headersFile } from "../scripts/vite/headers.ts"

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), "utf8")

it("nginx adds the headers of npm start, each and no other", () => {
  const added = [...read("deploy/security-headers.conf").matchAll(/^add_header (\S+) "(.*)" always;$/gm)].map(([, name, value]) => [name, value])
  expect(Object.fromEntries(added)).toEqual(securityHeaders)
  expect(added).toHaveLength(Object.keys(securityHeaders).length)
})

it("every place of nginx.conf that answers has them", () => {
  const places = read("deploy/nginx.conf").split(/^ {2}location /m).slice(1)
  expect(places.filter((place) => !place.includes("return 404;") && !place.includes("include $HASHWELL_HEADERS;"))).toEqual([])
  const hidden = [...read("deploy/nginx.conf").matchAll(/proxy_hide_header (\S+);/g)].map(([, name]) => name)
  expect(hidden.toSorted()).toEqual(Object.keys(securityHeaders).toSorted())
})

it("the build brings the same as a file", () => {
  const lines = headersFile().split("\n")
  expect(Object.entries(securityHeaders).filter(([name, value]) => !lines.includes(`  ${name}: ${value}`))).toEqual([])
})

it("docs/deploy.md names every setting of config.json", () => {
  const page = read("docs/deploy.md")
  const names = Object.keys(JSON.parse(read("public/config.json")) as object)
  expect(names.filter((name) => !page.includes(`\`${name}\``))).toEqual([])
})
