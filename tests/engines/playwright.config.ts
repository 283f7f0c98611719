import { defineConfig } from "@playwright/test"
import { firefox, webkit } from "#scripts/engines.ts"
import { inRoot } from "#scripts/root.ts"
import type { EngineName, Options } from "./journey.ts"

const servers = (process.env["E2E_URL"] ?? "http://localhost:4173/").split(" ")
const worker = Number(process.env["TEST_PARALLEL_INDEX"] ?? 0)

const views = {
  desktop: { locale: "en-US", view: { width: 1440, height: 900 } },
  phone: { locale: "ru-RU", view: { width: 390, height: 844 } },
} as const

const project = (engineName: EngineName, viewName: keyof typeof views) => ({
  name: `${engineName}-${viewName}`,
  use: { engineName, viewName, ...views[viewName] },
  ...(viewName === "phone" && { grepInvert: /@once/ }),
  // Chromium runs first, because the tests compare the other engines' boxes with Chromium's.
  dependencies: engineName === "chromium" ? [] : [`chromium-${viewName}`],
})

const engines: readonly EngineName[] = [
  "chromium",
  ...(firefox ? (["firefox"] as const) : []),
  ...(webkit ? (["webkit"] as const) : []),
]

export default defineConfig<object, Options>({
  testDir: "journeys",
  outputDir: inRoot("test-results/engines"),
  // A single browser runs all journeys of its project.
  fullyParallel: false,
  workers: servers.length,
  retries: 0,
  forbidOnly: process.env["CI"] !== undefined,
  // The timeout is generous, because two cores may be busy, and the longest journey changes the customer twelve times.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  reporter: [["list"], ["json", { outputFile: process.env["E2E_REPORT"] ?? inRoot("reports/engines.json") }]],
  use: { baseURL: servers[worker]! },
  projects: engines.flatMap((engine) => [project(engine, "desktop"), project(engine, "phone")]),
})
