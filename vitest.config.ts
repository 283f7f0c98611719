import { availableParallelism } from "node:os"
import { resolve } from "node:path"
import react from "@vitejs/plugin-react"
import { playwright } from "@vitest/browser-playwright"
import { defineConfig } from "vitest/config"
import { browserArguments, findBrowser } from "./scripts/browser.ts"
import { writeLists } from "./scripts/generate.ts"
import { effectParts } from "./scripts/vite/effect-parts.ts"
import { unmappedDependencies } from "./scripts/vite/unmapped-dependencies.ts"

// The tests import the generated lists. The stories are written by `.storybook/main.ts`.
await writeLists()

// Each project needs its own object, because Vitest writes into it.
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

// Whole programs and browsers share two cores, so the time that a test waits proves nothing about the code.
const testTimeout = 60_000

/**
 * The timeout of a step, which `npm run flow` sets. In a complete run, which may be on a busy machine, a step may take
 * half of the test's timeout.
 */
const stepTimeout = process.env["STEP_TIMEOUT"] === undefined ? undefined : Number(process.env["STEP_TIMEOUT"])

/** The settings of polls, whose default timeout is one second. */
const poll = { interval: 20, timeout: stepTimeout ?? testTimeout / 2 }

/** The machines that `npm run flow` tests. */
const chosen = process.env["VITE_WALK"]?.split(",")

/**
 * The unit tests that `npm run tool -- mutants` needs. StrykerJS starts Vitest without command-line arguments, so the
 * environment names them.
 */
const asked = process.env["HASHWELL_TESTS"]?.split("\n")

// Vitest reserves one core for its own process, which mostly waits. On two cores this is half of the machine, so all
// cores are used. A run of a few machines takes longer to load than to test, so each project has a single worker and
// loads once.
const maxWorkers = (chosen?.length ?? Infinity) > 4 ? availableParallelism() : 1

// A dependency that Vite discovers during a run would make it reload the page in the middle of a test.
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
    // Without isolation, a run takes half the time, because a module is loaded once for all files of a worker. The
    // browser projects have the same setting.
    isolate: false,
    setupFiles: ["tests/setup/console.ts", "tests/setup/decimals.ts", "tests/setup/hashes.ts"],
    // V8 sometimes crashes a worker while it frees unused code of the embedded database, which is WebAssembly.
    execArgv: ["--no-wasm-code-gc"],
    testTimeout,
    hookTimeout: testTimeout,
    expect: { poll },
    maxWorkers,
  },
})

/**
 * Returns the project of the tests that are too slow for `npm test`. Two files run in parallel, because they mostly
 * wait for servers to start.
 */
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

/** Returns the project of `npm run conformance`, which checks the API at CONFORMANCE_URL against its documents. */
const conformance = () => ({
  test: { name: "conformance", include: ["tests/conformance/conformance.ts"], testTimeout },
})

/**
 * A plugin that loads only the screens of the chosen machines, because the screens of all machines are most of the
 * application.
 */
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
    // Storybook is loaded only by the projects that test stories, because it takes most of a second.
    import("@storybook/addon-vitest/vitest-plugin").then(({ storybookTest }) =>
      storybookTest({ configDir: resolve(import.meta.dirname, ".storybook"), initialGlobals }),
    ),
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
  // The two locales have different words and the two themes different contrasts, so each story is checked in both. The
  // layouts have their own stories.
  storybook: () => stories("storybook", { locale: "en-US", theme: "light", layout: "page" }),
  storybookDark: () => stories("storybookDark", { locale: "ru-RU", theme: "dark", layout: "page" }),
}

// A run with named projects must not start a browser or Storybook that it does not use.
const words = process.argv.join(" ")
const named = asked ? ["unit"] : [...words.matchAll(/--project[ =](\w+)/g)].map(([, name]) => name)
const slow = {
  full,
  conformance,
  // The paths that involve money or an account run a second time on pages that the browser has translated.
  translated: () => screens("translated", ["tests/full/*.test.tsx"]),
}
const wanted = Object.entries({ ...projects, ...slow }).filter(([name]) =>
  named.length === 0 ? !(name in slow) : named.includes(name),
)

export default defineConfig({ test: { projects: wanted.map(([, project]) => project()) } })
