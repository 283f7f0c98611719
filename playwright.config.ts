import { defineConfig } from "@playwright/test"
import { browserArguments, findBrowser } from "./scripts/browser.ts"

const locales = ["en-US", "ru-RU"]

export default defineConfig({
  testDir: "tests/e2e",
  testMatch: "**/*.spec.ts",
  outputDir: "test-results",
  // Each test signs up its own account, so they may run side by side on one server.
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: process.env["CI"] !== undefined,
  timeout: 60_000,
  reporter: [["list"], ["json", { outputFile: process.env["E2E_REPORT"] ?? "reports/e2e.json" }]],
  use: {
    baseURL: process.env["E2E_URL"] ?? "http://127.0.0.1:4173/",
    launchOptions: { executablePath: findBrowser(), args: [...browserArguments] },
    permissions: ["clipboard-read", "clipboard-write"],
    screenshot: "only-on-failure",
    timezoneId: "UTC",
    viewport: { width: 1280, height: 800 },
  },
  projects: locales.map((locale) => ({ name: locale, use: { locale } })),
})
