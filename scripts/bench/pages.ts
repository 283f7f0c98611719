import { mkdir, writeFile } from "node:fs/promises"
import { chromium } from "playwright"
import { browserArguments, findBrowser } from "#scripts/browser.ts"
import { buildBaselines } from "./baselines.ts"
import { createCustomer } from "./customer.ts"
import { benchInteractions } from "./interactions.ts"
import type { NetworkProfile } from "./network.ts"
import { reportOf, type Row } from "./report.ts"
import { serveBaselines } from "./serve.ts"
import { type VisitMeasurement, type VisitSubject, measureVisit } from "./visit.ts"
import { inRoot } from "#scripts/root.ts"
import { say } from "#scripts/say.ts"

const nets: readonly (readonly [NetworkProfile, string])[] = [
  ["slow", "slow 4G, processor ÷ 4"],
  ["full", "not throttled"],
]

/** The first button that is not the form's own: it shows the password. */
const reveal = "form button[type=button]"

/** The build in dist/ against what could be fastest; everything in turn, so that a busy minute is everybody's. */
export const benchPages = async (url: string, rounds: number): Promise<void> => {
  const browser = await chromium.launch({ executablePath: findBrowser("figures"), args: [...browserArguments] })
  const customer = await createCustomer(url)
  const ours = [
    {
      name: "sign-in",
      path: "signin",
      content: "input[type=password]",
      control: reveal,
      field: "input[name=email]",
      cookies: [],
    },
    { name: "buy", path: "buy", content: "input[type=range]", control: "input[type=range]", field: null, cookies: [] },
    {
      name: "dashboard",
      path: "cabinet",
      content: "svg[role=img][aria-label]",
      control: "header button",
      field: null,
      cookies: customer,
    },
  ]
  await buildBaselines(
    async (name) => {
      const { path, cookies, content } = ours.find((one) => one.name === name)!
      const page = await browser.newPage({ viewport: { width: 390, height: 844 }, locale: "en-US" })
      await page.context().addCookies(cookies.map((cookie) => ({ ...cookie, url: url })))
      await page.goto(`${url}${path}`, { waitUntil: "networkidle" })
      await page.locator(content).first().waitFor()
      return page
    },
    ours.map(({ name }) => name),
  )
  const baselines = await serveBaselines(url)
  const subjects: readonly VisitSubject[] = ours.flatMap(({ name, path, ...rest }): readonly VisitSubject[] => [
    { ...rest, name: `${name}: ours`, url: `${url}${path}` },
    ...["static", "linked"].map((kind) => ({
      name: `${name}: ${kind}`,
      url: `${baselines.url}${kind}-${name}.html`,
      content: rest.content,
      control: null,
      field: null,
      cookies: [],
    })),
    {
      ...rest,
      name: `${name}: bare`,
      url: `${baselines.url}bare-${name}.html`,
      control: name === "dashboard" ? null : rest.control,
    },
    ...(name === "sign-in"
      ? [{ ...rest, name: `${name}: libraries`, url: `${baselines.url}bare-${name}-libraries.html` }]
      : []),
  ])
  const found = new Map<string, VisitMeasurement[]>()
  const keep = (key: string, measured: VisitMeasurement) => found.set(key, [...(found.get(key) ?? []), measured])
  for (let round = 1; round <= rounds; round++) {
    for (const [net, network] of nets) {
      for (const subject of subjects) {
        const { cold, warm } = await measureVisit(browser, subject, net)
        keep(`${subject.name}|${network}|cold`, cold)
        keep(`${subject.name}|${network}|warm`, warm)
      }
    }
    say(`round ${round} of ${rounds}`)
  }
  const rows = [...found].map(([key, runs]): Row => {
    const [subject = "", net = "", kind = ""] = key.split("|")
    return { subject, net, visit: kind === "cold" ? "cold" : "warm", runs }
  })
  reportOf(rows).forEach(say)
  await benchInteractions(browser, url)
  await mkdir(inRoot("reports"), { recursive: true })
  await writeFile(inRoot("reports/bench.json"), JSON.stringify(rows, null, 2))
  await browser.close()
  await baselines.stop()
}
