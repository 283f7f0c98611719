import { storybookTest } from "@storybook/addon-vitest/vitest-plugin"
import react from "@vitejs/plugin-react"
import { playwright } from "@vitest/browser-playwright"
import { availableParallelism } from "node:os"
import { resolve } from "node:path"
import { defineConfig } from "vitest/config"
import { browserArguments, findBrowser } from "./scripts/browser.ts"
import { writeLists } from "./scripts/generate.ts"
import { effectParts } from "./scripts/vite/effect-parts.ts"
import { unmappedDependencies } from "./scripts/vite/unmapped-dependencies.ts"

// The tests import the lists. The stories are written by .storybook/main.ts.
await writeLists()

// A new object for each project: Vitest writes into the one it is given.
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  viewport: { width: 1280, height: 800 },
  instances: [{ browser: "chromium" as const }],
  provider: playwright({
    launchOptions: { executablePath: findBrowser(), args: [...browserArguments] },
    contextOptions: { locale: "en-US", timezoneId: "UTC", reducedMotion: "reduce" },
    ...(stepTimeout !== undefined && { actionTimeout: stepTimeout }),
  }),
})

// Whole programs and browsers share two cores with each other: how long a test waits says nothing about the code.
const testTimeout = 60_000

/** `npm run flow` waits this long for what a step looks for; a whole run, on a busy machine, as long as its test may take. */
const stepTimeout = process.env["STEP_TIMEOUT"] === undefined ? undefined : Number(process.env["STEP_TIMEOUT"])

/** A poll has a limit of its own, by default one second. */
const poll = { interval: 20, timeout: stepTimeout ?? testTimeout / 2 }

/** `npm run flow` tests these machines only. */
const chosen = process.env["VITE_WALK"]?.split(",")

/** StrykerJS starts Vitest itself, without words: `npm run tool -- mutants` asks for these unit tests only. */
const asked = process.env["HASHWELL_TESTS"]?.split("\n")

// Vitest leaves one core for itself, which of two is half the machine; its own process mostly waits.
// A run about a few machines takes longer to load than to test: one worker for each project, so that each loads once.
const maxWorkers = (chosen?.length ?? Infinity) > 4 ? availableParallelism() : 1

// Found on the way, a dependency would make Vite reload the page in the middle of a test.
const optimizeDeps = {
  entries: ["src/**/*.{ts,tsx}", "tests/**/*.screen.test.tsx"],
  include: [
    "@noble/hashes/sha2.js",
    "@noble/hashes/sha3.js",
    "@noble/hashes/utils.js",
    "@scure/base",
    "react",
    "react-dom",
    "react-dom/client",
    "react/jsx-runtime",
    "react/jsx-dev-runtime",
    "@xstate/react",
    "formik",
    "i18next",
    "luxon",
    "qrcode.react",
    "react-i18next",
    "vitest-browser-react",
    "wouter",
    "wouter/memory-location",
    "xstate",
    "xstate/graph",
    "zod/mini",
  ],
}

const unit = () => ({
  test: {
    name: "unit",
    environment: "node" as const,
    include: asked ?? ["{src,sandbox,scripts,tests}/**/*.test.ts"],
    exclude: ["tests/{e2e,full}/**", "sandbox/full/**", "**/node_modules/**"],
    // Half the time: a module is loaded once for all files of a worker, as in the browser suites below.
    isolate: false,
    setupFiles: ["tests/setup/console.ts", "tests/setup/decimals.ts", "tests/setup/hashes.ts"],
    testTimeout,
    hookTimeout: testTimeout,
    expect: { poll },
    maxWorkers,
  },
})

/** What is too slow for `npm test`. Two files at once, because they mostly wait for servers that start. */
const full = () => ({
  test: {
    name: "full",
    environment: "node" as const,
    include: ["{sandbox,tests}/full/*.test.ts"],
    setupFiles: ["tests/setup/hashes.ts"],
    maxWorkers: 2,
    disableConsoleIntercept: true,
  },
})

/** `npm run conformance`: the API of CONFORMANCE_URL against its documents. */
const conformance = () => ({
  test: { name: "conformance", include: ["tests/conformance/conformance.ts"], testTimeout },
})

/** A run about some machines loads their screens only: all of them are most of the application. */
const chosenWalks = {
  name: "chosen-walks",
  transform: {
    order: "pre" as const,
    filter: { id: /src\/ui\/generated\/walks\.ts$/ },
    handler: (code: string) =>
      code
        .split("\n")
        .filter((line) => {
          const [, imported, entry] = /^(?:import \{ (\w+)Walk \}|  (\w+): )/.exec(line) ?? []
          const machine = imported ?? entry
          return machine === undefined || chosen?.includes(machine) !== false
        })
        .join("\n"),
  },
}

const screens = (name: string, include: readonly string[]) => ({
  plugins: [react(), effectParts(), unmappedDependencies(), chosenWalks],
  optimizeDeps,
  test: {
    name,
    include: [...include],
    isolate: false,
    testTimeout,
    hookTimeout: testTimeout,
    maxWorkers,
    expect: { poll },
    browser: browser(),
    setupFiles: ["tests/setup/console.ts", "tests/setup/decimals.ts", "tests/setup/screens.ts"],
  },
})

const stories = (name: string, initialGlobals: Readonly<Record<string, string>>) => ({
  plugins: [
    storybookTest({ configDir: resolve(import.meta.dirname, ".storybook"), initialGlobals }),
    // Vitest does not read .storybook/vite.config.ts.
    effectParts(),
    unmappedDependencies(),
  ],
  optimizeDeps,
  test: {
    name,
    isolate: false,
    testTimeout,
    maxWorkers,
    browser: browser(),
  },
})

const projects = {
  unit,
  screens: () => screens("screens", ["src/**/*.screen.test.tsx", "tests/**/*.screen.test.tsx"]),
  // The other locale has other words and the other theme other contrasts: each story is checked in both.
  // The layouts have stories of their own.
  storybook: () => stories("storybook", { locale: "en-US", theme: "light", layout: "page" }),
  storybookDark: () => stories("storybookDark", { locale: "ru-RU", theme: "dark", layout: "page" }),
}

// A run that names its projects waits for no browser and no Storybook that it does not use.
const words = process.argv.join(" ")
const named = asked ? ["unit"] : [...words.matchAll(/--project[ =](\w+)/g)].map(([, name]) => name)
const slow = {
  full,
  conformance,
  // The paths where money or an account is at stake, once more on pages that the browser has translated.
  translated: () => screens("translated", ["tests/full/*.test.tsx"]),
}
const wanted = Object.entries({ ...projects, ...slow }).filter(([name]) =>
  named.length === 0 ? !(name in slow) : named.includes(name),
)

export default defineConfig({ test: { projects: wanted.map(([, project]) => project()) } })
