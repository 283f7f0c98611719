import type { PlaywrightTestConfig } from "@playwright/test"
import { browserArguments, findBrowser } from "#scripts/browser.ts"

// E2E_URL is the URL of the app. Several URLs, separated by spaces, are servers for parallel workers. Each worker needs
// a server, because a failure set on the desk affects the next call of any client.
const servers = (process.env["E2E_URL"] ?? "http://localhost:4173/").split(" ")

/** Settings that run the specs of paths in the project folder to which they were written. */
export const specsConfig: PlaywrightTestConfig = {
  testDir: ".",
  outputDir: "test-results",
  fullyParallel: true,
  workers: servers.length,
  retries: 0,
  timeout: 30_000,
  reporter: [["list"], ["json", { outputFile: process.env["E2E_REPORT"] ?? "results.json" }]],
  use: {
    baseURL: servers[Number(process.env["TEST_PARALLEL_INDEX"] ?? 0)]!,
    timezoneId: "UTC",
    actionTimeout: 15_000,
    screenshot: "only-on-failure",
    trace: "retain-on-failure",
    launchOptions: { executablePath: findBrowser(), args: [...browserArguments] },
  },
}
