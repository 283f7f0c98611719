import { readFileSync } from "node:fs"
import type { Locale } from "../../../src/domain/currency"
import { inRoot } from "../../root.ts"
import type { Exchange, OnApp } from "../app/on-app"
import type { AppPaths } from "../app/app-paths"
import type { Flow } from "../flows"
import type { Script, ScriptStep } from "../script"
import { idOf, isDone } from "../script"
import { linesOf } from "./lines"
import { code, noteCode } from "./playwright-notes"

const isLocal = (app: OnApp, { does }: ScriptStep): boolean => !isDone(does) && does.kind === "answer" && does.port in app.local

const exchangeCode = ({ method, path, reply }: Exchange): string => {
  const key = JSON.stringify(`${method} ${path}`)
  if (reply === "no connection") return `await world.loseConnection(${key})`
  return reply === "no answer" ? `await world.keepWaiting(${key})` : `await world.answer(${key}, ${code(reply)})`
}

const doCode = (app: OnApp, step: ScriptStep): readonly string[] => {
  const { does } = step
  if (isDone(does)) return does.map(noteCode)
  if (does.kind === "delay") return [`await world.pass(${does.milliseconds})`]
  if (does.kind === "happening") return [app.happens[does.type]!(step.event)]
  return isLocal(app, step) ? [] : app.calls[does.port]![does.tag]!(does.sample).map(exchangeCode)
}

/** Every request that one of these paths answers. */
const heldBy = (app: OnApp, scripts: readonly Script[]): readonly string[] => {
  const answers = scripts.flatMap(({ steps }) => steps).map(({ does }) => does)
    .filter((does) => !isDone(does) && does.kind === "answer" && does.port in app.calls)
  const exchanges = answers.flatMap((does) => (!isDone(does) && does.kind === "answer" ? app.calls[does.port]![does.tag]!(does.sample) : []))
  return [...new Set(exchanges.map(({ method, path }) => `${method} ${path}`))]
}

const testOf = (flow: Flow, app: OnApp, script: Script, locale: Locale, held: readonly string[]): readonly string[] => {
  const { steps, start } = script
  const lines = linesOf(flow, locale, "imperative")
  const localTags = new Map(steps.flatMap(({ does }) => (isDone(does) || does.kind !== "answer" || !(does.port in app.local) ? [] : [[does.port, does.tag] as const])))
  // The browser is past it before anybody could look.
  const fleeting = (index: number) => steps[index + 1] !== undefined && isLocal(app, steps[index + 1]!)
  const looks = (notes: Script["start"]["sees"], index: number) => (fleeting(index) ? [] : notes.map(noteCode))
  const opening = { address: app.address(localTags), locale, signedIn: app.signedIn, ...(app.profile && { profile: app.profile }), held }
  return [
    `test(${JSON.stringify(`${script.id} ${lines.words.test(lines.title, script.number, script.of)}`)}, async ({ page }) => {`,
    "  const main = page.getByRole(\"main\")",
    `  const world = await openApp(page, ${code(opening)})`,
    ...looks(start.sees, -1).map((line) => `  ${line}`),
    ...steps.flatMap((step, index) => [
      `  // ${lines.step(step).does.join("; ")}`,
      ...doCode(app, step).map((line) => `  ${line}`),
      ...looks(step.sees, index).map((line) => `  ${line}`),
    ]),
    "})",
    "",
  ]
}

/** A spec that runs against what `npm start` serves. */
export const playwright = (flow: Flow, app: OnApp, scripts: readonly Script[], left: AppPaths["impossible"], locale: Locale): string => {
  const held = heldBy(app, scripts)
  return [
    "// Written by `npm run paths -- generate`. Runs against what `npm start` serves; the API's answers are the model's samples.",
    ...(left.length === 0 ? [] : [`// ${left.length} paths cannot be walked on the whole app as they stand:`]),
    ...left.map(({ number, why }) => `//   ${idOf(flow.name, number)}: ${why}`),
    "import { expect, test } from \"@playwright/test\"",
    "import { openApp } from \"./support\"",
    "",
    ...scripts.flatMap((script) => testOf(flow, app, script, locale, held)),
  ].join("\n")
}

const config = `import { defineConfig } from "@playwright/test"

// E2E_URL says where the app is, CHROMIUM_PATH which browser to use instead of Playwright's own.
const executablePath = process.env["HASHWELL_BROWSER"] ?? process.env["CHROMIUM_PATH"]

export default defineConfig({
  testDir: ".",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 30_000,
  reporter: [["list"], ["json", { outputFile: process.env["E2E_REPORT"] ?? "results.json" }]],
  use: {
    baseURL: process.env["E2E_URL"] ?? "http://127.0.0.1:4173/",
    timezoneId: "UTC",
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      // Chromium's own sandbox refuses to start as root, which is what containers run as.
      args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
    },
  },
})
`

/** What every spec leans on. */
export const playwrightSupport = () => [
  { file: "support.ts", text: readFileSync(inRoot("scripts/paths/app/support.ts"), "utf8") },
  { file: "playwright.config.ts", text: config },
]
