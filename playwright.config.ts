import { defineConfig } from "@playwright/test"
import { browserArguments, findBrowser } from "./scripts/browser.ts"

/** True if nginx runs in front of a sandbox. Only the project `behindNginx` then runs. */
const isBehindNginx = process.env["E2E_NGINX"] === "1"
const behindNginx = {
  name: "nginx",
  testDir: "tests",
  testMatch: ["nginx/*.spec.ts", "e2e/payments/purchase.spec.ts"],
  grep: /behind nginx|a visitor buys/,
}

// Each worker has its own server, because a sandbox has one clock and one list of faults for all its users.
const servers = (process.env["E2E_URL"] ?? "http://localhost:4173/").split(" ")
const worker = Number(process.env["TEST_PARALLEL_INDEX"] ?? 0)

const inRussian = /e2e\/(?:cabinet|demo|orders|partner|payments)\/.*\.spec\.ts$/

export default defineConfig({
  ...(isBehindNginx && { globalSetup: "./tests/nginx/start-nginx.ts" }),
  testDir: "tests/e2e",
  testMatch: "**/*.spec.ts",
  outputDir: "test-results",
  // The tests of one file run one after the other.
  fullyParallel: false,
  workers: servers.length,
  retries: 0,
  forbidOnly: process.env["CI"] !== undefined,
  // The timeouts are generous because the two cores may be busy. If the specification gives a number, a test asserts
  // the maximum wait itself.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [["list"], ["json", { outputFile: process.env["E2E_REPORT"] ?? "reports/e2e.json" }]],
  use: {
    baseURL: servers[worker]!,
    launchOptions: { executablePath: findBrowser(), args: [...browserArguments] },
    permissions: ["clipboard-read", "clipboard-write"],
    contextOptions: { reducedMotion: "reduce" },
    screenshot: "only-on-failure",
    timezoneId: "UTC",
    viewport: { width: 1280, height: 800 },
  },
  projects: [
    { name: "en-US", use: { locale: "en-US" }, grepInvert: /@full/ },
    { name: "ru-RU", use: { locale: "ru-RU" }, grepInvert: /@full/ },
    // Each story runs only once: some areas in English, the rest in Russian. The screen tests use both languages.
    { name: "english", use: { locale: "en-US" }, grepInvert: /@full/, testIgnore: inRussian },
    { name: "russian", use: { locale: "ru-RU" }, grepInvert: /@full/, testMatch: inRussian },
    { name: "remaining", use: { locale: "ru-RU" }, grep: /@full/ },
    // `npm run paths -- generate` writes these specs. Each spec sets its own locale.
    { name: "paths", testDir: "reports/paths-e2e", use: { locale: "en-US" } },
    ...(isBehindNginx ? [{ ...behindNginx, use: { locale: "en-US" } }] : []),
  ],
})
