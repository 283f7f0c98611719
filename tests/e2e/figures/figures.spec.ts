import type { APIRequestContext, Page } from "@playwright/test"
import type { DeskClient } from "#tests/e2e/desk.ts"
import { expect, test } from "#tests/e2e/story.ts"
import { definitions } from "#tests/figures/definitions.ts"
import { loadResponses, type CallApi } from "#tests/figures/load-responses.ts"
import { withdrawnAmount } from "#tests/figures/oracle-money.ts"
import { readPage, type ShownFigures } from "#tests/figures/read-page.ts"
import type { Responses } from "#tests/figures/responses.ts"
import { findWrongFigures, type ReadPage } from "#tests/figures/wrong-figures.ts"
import { buyWithCode, withdraw } from "./customers.ts"
import { open, pagesOf, publicPages, type FigurePage } from "./figure-pages.ts"

/** The names of the pages on which the tests have found each figure. */
const foundAt = new Map<string, Set<string>>()
const scenes = ["sepa.open", "card.open", "voucher.open"] as const
/**
 * The number of calls of `look`: so far, and in a complete run. The last check needs all tests of this file in one
 * process.
 */
const looks = { done: 0, all: 7 + scenes.length }

/**
 * Moves the clock to the next quarter of an hour if too little of this quarter is left for a test, because prices
 * change every quarter.
 */
const beginQuarter = async (desk: DeskClient) => {
  const quarter = 900_000
  const left = quarter - ((await desk.now()) % quarter)
  if (left < quarter / 4) await desk.moveClock(left + 1000)
}

interface Viewer {
  readonly token?: string
  readonly isPartner?: boolean
  /** The currency. The default is the sandbox's currency for a persona of this language. */
  readonly currency?: string
}

const fetchResponses = async (
  request: APIRequestContext,
  desk: DeskClient,
  locale: string,
  { token, isPartner = false, currency = locale === "ru-RU" ? "rub" : "usd" }: Viewer,
): Promise<Responses> => {
  const headers = { "Accept-Language": locale, ...(token !== undefined && { Authorization: `Bearer ${token}` }) }
  const get: CallApi = async <T>(path: string, method: "get" | "post" = "get") => {
    const response = await request[method](`/api/v1${path}`, method === "post" ? { headers, data: {} } : { headers })
    expect(response.ok(), `${path}: ${response.status()}`).toBe(true)
    return (await response.json()) as T
  }
  const config = (await (await request.get("/config.json")).json()) as { readonly partnerTerms: Responses["terms"] }
  return loadResponses({
    get,
    currency,
    isVisitor: token === undefined,
    isPartner,
    now: await desk.now(),
    terms: config.partnerTerms,
  })
}

const remember = (place: string, { marks }: ShownFigures) => {
  for (const figure of marks.flatMap(({ figures }) => figures)) {
    const places = foundAt.get(figure) ?? new Set()
    foundAt.set(figure, places.add(place))
  }
}

/**
 * Opens each place and reads the figures that it shows. The test mocks the shop's record, because the record counts the customers of all
 * tests.
 */
const look = async (page: Page, places: readonly FigurePage[]): Promise<readonly ReadPage[]> => {
  const seen: Array<ReadPage> = []
  await page.route("**/api/v1/record", (route) => route.fulfill({ json: { paidOut: [], ended: null, latest: null } }))
  for (const place of places) {
    await open(page, place)
    const shown = await readPage(page)
    remember(place.name, shown)
    seen.push({ ...place, shown })
  }
  looks.done += 1
  return seen
}

for (const locale of ["en-US", "ru-RU"] as const)
  test.describe(locale, () => {
    test.use({ locale })
    test(`public pages show the independently calculated figures in ${locale}`, async ({ page, desk, request }) => {
      await beginQuarter(desk)
      const all = await fetchResponses(request, desk, locale, {})
      expect(findWrongFigures(all, await look(page, publicPages(all)), locale)).toEqual([])
    })
  })

for (const [persona, locale] of [
  ["miner", "en-US"],
  ["buyer", "ru-RU"],
  ["partner", "ru-RU"],
] as const)
  test.describe(persona, () => {
    test.use({ locale })
    test(`all pages show the independently calculated figures to a ${persona} in ${locale}`, async ({
      page,
      context,
      desk,
      request,
      customers,
      t,
    }) => {
      await beginQuarter(desk)
      const customer = await desk.persona(persona)
      await customers.enter(context, customer)
      const isPartner = persona === "partner"
      if (persona === "miner") await withdraw(request, customer.access_token)
      const all = await fetchResponses(request, desk, locale, { token: customer.access_token, isPartner })
      const seen = [...(await look(page, pagesOf(all)))]
      if (persona === "miner") {
        const place = { name: "withdrawal", url: "/cabinet?withdrawal=btc" }
        await open(page, place)
        const dialog = page.getByRole("dialog")
        await dialog.getByLabel(t("withdrawal:amount")).fill(withdrawnAmount)
        for (const button of [null, t("withdrawal:submit")]) {
          if (button !== null) await dialog.getByRole("button", { name: button }).click()
          if (button !== null) await expect(dialog.getByText(t("withdrawal:review.title.review"))).toBeVisible()
          const shown = await readPage(page, "dialog[open]")
          remember(place.name, shown)
          seen.push({ ...place, shown })
        }
      }
      expect(findWrongFigures(all, seen, locale)).toEqual([])
    })
  })

test("all pages show the independently calculated figures to a newcomer", async ({
  page,
  context,
  desk,
  request,
  customers,
  locale,
}) => {
  await beginQuarter(desk)
  const customer = await customers.confirmed()
  await customers.enter(context, customer)
  const all = await fetchResponses(request, desk, locale!, { token: customer.access_token })
  expect(findWrongFigures(all, await look(page, pagesOf(all).slice(0, 1)), locale!)).toEqual([])
})

test("all pages show the independently calculated figures of orders with a code, a bonus and an overpayment", async ({
  page,
  context,
  desk,
  request,
  customers,
  locale,
}) => {
  await beginQuarter(desk)
  const customer = await customers.confirmed()
  await customers.enter(context, customer)
  await buyWithCode(request, desk, customers, customer)
  const all = await fetchResponses(request, desk, locale!, { token: customer.access_token })
  expect(findWrongFigures(all, await look(page, pagesOf(all)), locale!)).toEqual([])
})

for (const scene of scenes)
  test(`a payment shows the independently calculated figures: ${scene}`, async ({
    page,
    context,
    desk,
    request,
    customers,
    locale,
  }) => {
    await beginQuarter(desk)
    const { path, ...customer } = await desk.scene(scene, locale!)
    await customers.enter(context, customer)
    const currency = scene.startsWith("voucher") ? "zar" : "usd"
    const all = await fetchResponses(request, desk, locale!, { token: customer.access_token, currency })
    const place = { name: "payment", url: path, owner: all.orders[0]!.id }
    expect(findWrongFigures(all, await look(page, [place]), locale!)).toEqual([])
  })

test("each figure is on the pages that docs/rules/figures.md names, and on no other", () => {
  test.skip(looks.done < looks.all, "another test of this file has failed, or was not run")
  const found = [...foundAt].flatMap(([figure, places]) => [...places].map((place) => `${figure}: ${place}`))
  const defined = definitions.flatMap(({ figure, places }) => places.map((place) => `${figure}: ${place}`))
  expect({
    undefined: found.filter((one) => !defined.includes(one)),
    unseen: defined.filter((one) => !found.includes(one)),
  }).toEqual({ undefined: [], unseen: [] })
})
