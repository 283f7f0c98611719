import { readFileSync } from "node:fs"
import type { Page } from "@playwright/test"
import { extensions, type Extension } from "#domain/site/extensions.ts"
import { matchRoute, routeRules } from "#domain/site/routes.ts"
import { inRoot } from "#scripts/root.ts"
import { expect, onlyInFullRun, waitForHydration, test } from "#tests/e2e/story.ts"
import { withoutEmbeddedResponses } from "#tests/e2e/without-embedded-responses.ts"
import { findEmptyPlaces } from "#tests/site/empty-places.ts"

/** The pages that show a part of each extension. A new extension needs an entry here. */
const shownOn: Readonly<Record<Extension, ReadonlyArray<string>>> = {
  estimates: ["/", "/buy", "/cabinet", "/cabinet/buy"],
  payments: ["/cabinet/orders"],
  receipts: ["/cabinet/orders", "/cabinet/history"],
  contracts: ["/cabinet", "/cabinet/contracts"],
  withdrawals: ["/cabinet/history"],
  history: ["/cabinet/history"],
  exports: ["/cabinet/history", "/cabinet/partner"],
  partner: ["/cabinet/partner"],
  sessions: ["/cabinet/settings?tab=security"],
  recoveryCodes: ["/cabinet/settings?tab=security"],
  twoFactorReset: ["/recovery"],
  addressBook: ["/cabinet/settings?tab=security"],
  securityLog: ["/cabinet/settings?tab=security"],
  passkeys: ["/signin", "/cabinet/settings?tab=security"],
  emailChange: ["/cabinet/settings?tab=email"],
  privacy: ["/cabinet/settings?tab=security"],
  consent: ["/signup"],
  record: ["/", "/about"],
}
const others = [
  "/terms/io",
  "/about",
  "/terms/privacy",
  "/terms/risks",
  "/terms/staking",
  "/demo",
  "/cabinet/investment",
  "/cabinet/settings",
  "/cabinet/support",
]
const everyPage = [...new Set([...Object.values(shownOn).flat(), ...others])]

/** The calls of the specification, which docs/api.md lists before the extensions. */
const specified = readFileSync(inRoot("docs/api.md"), "utf8")
  .split("\n## Extensions")[0]!
  .split("\n")
  .flatMap((row) => [...(/^\| (?:GET|POST|PUT|PATCH|DELETE) ([^|]+)/.exec(row)?.[1]?.matchAll(/\/[\w/{}]+/g) ?? [])])
  .map(([path]) => new RegExp(`^/api/v1${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`))

/** Serves the build with these extensions. If `isPlain` is true, the API does not sell staking. */
const serve = async (page: Page, names: ReadonlyArray<Extension>, isPlain: boolean) => {
  await withoutEmbeddedResponses(page)
  await page.route("**/config.json", async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...((await response.json()) as object), extensions: names } })
  })
  if (!isPlain) return
  await page.route("**/api/v1/products*", async (route) => {
    const response = await route.fetch()
    const products = (await response.json()) as ReadonlyArray<{ readonly currencyId: string }>
    await route.fulfill({ response, json: products.filter(({ currencyId }) => currencyId !== "eth2") })
  })
}

const isMissing = (path: string, names: ReadonlyArray<Extension>) => {
  const name = matchRoute(path)?.name
  if (name === undefined) return !path.includes(".")
  const rule = routeRules[name]
  return "offered" in rule && !names.includes(rule.offered)
}

/** Finds the faults of a page: parts without content, links to pages that do not exist, and refused calls. */
const findLoadProblems = async (page: Page, at: string, names: ReadonlyArray<Extension>) => {
  const calls: Array<string> = []
  const refused: Array<string> = []
  const hear = ({ url, status }: { readonly url: string; readonly status: number }) => {
    const { pathname } = new URL(url)
    if (!pathname.startsWith("/api/")) return
    calls.push(pathname)
    if (status >= 400) refused.push(`${status} ${pathname}`)
  }
  const listen = (response: { readonly url: () => string; readonly status: () => number }) =>
    hear({ url: response.url(), status: response.status() })
  page.on("response", listen)
  await page.goto(at)
  await waitForHydration(page)
  await page.waitForLoadState("networkidle")
  // A placeholder for a part that is still loading may be empty.
  await expect(page.locator("[data-awaited]")).toHaveCount(0)
  page.off("response", listen)
  const links = await page.evaluate(() =>
    [...document.querySelectorAll("a")].filter(({ origin }) => origin === location.origin).map((link) => link.pathname),
  )
  return {
    empty: await page.evaluate(findEmptyPlaces),
    missing: links.filter((path) => isMissing(path, names)),
    refused,
    unspecified: names.length > 0 ? [] : calls.filter((path) => !specified.some((pattern) => pattern.test(path))),
  }
}

const none = { empty: [], missing: [], refused: [], unspecified: [] }
const cases = [
  ["no extension", [], everyPage],
  ...extensions.map(
    (name) => [`everything but ${name}`, extensions.filter((other) => other !== name), shownOn[name]] as const,
  ),
] as const

const unknown = [
  ["/cabinet/orders/1/receipt", "/api/v1/orders/1"],
  ["/cabinet/contracts/1", "/api/v1/contracts/1"],
] as const
for (const [where, names] of [
  ["where the shop does not offer them", []],
  ["unless it offers them", extensions],
] as const)
  test(`the pages of a receipt and of a contract request no data ${where}`, async ({
    page,
    context,
    desk,
    customers,
  }) => {
    await serve(page, names, false)
    await customers.enter(context, await desk.persona("miner"))
    for (const [at, call] of unknown) {
      const { refused } = await findLoadProblems(page, at, names)
      expect
        .soft(
          refused.map((line) => line.split(" ")[1]),
          at,
        )
        .toEqual(names.length === 0 ? [] : [call])
    }
  })

for (const [shop, names, pages] of cases)
  test(
    `a shop with ${shop} has no empty part, dead link or refused call`,
    onlyInFullRun,
    async ({ page, context, desk, customers }) => {
      await serve(page, names, names.length === 0)
      const visit = async (at: string) => expect.soft(await findLoadProblems(page, at, names), at).toEqual(none)
      const inCabinet = pages.filter((at) => at.startsWith("/cabinet"))
      for (const at of pages.filter((at) => !inCabinet.includes(at))) await visit(at)
      for (const persona of ["miner", "partner"] as const) {
        const own = inCabinet.filter((at) => (at === "/cabinet/partner") === (persona === "partner"))
        if (own.length === 0) continue
        await context.clearCookies({ name: /^(?:token|refreshToken)$/ })
        await customers.enter(context, await desk.persona(persona))
        for (const at of own) await visit(at)
      }
    },
  )
