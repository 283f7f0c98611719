import { defineConfig } from "@playwright/test"
import { availableParallelism } from "node:os"
import { browserArguments, findBrowser } from "#scripts/browser.ts"
import { inRoot } from "#scripts/root.ts"

/** The folder of the pictures to compare with. Those of another commit were taken on this machine, and so with its fonts. */
const pictures = process.env["VISUAL_PICTURES"]!
const isAccepted = pictures === inRoot("tests/visual/baselines")
const fonts = { name: "fonts", testMatch: "fonts.spec.ts", snapshotPathTemplate: inRoot("tests/visual/{arg}{ext}") }
const device = {
  testMatch: "states.spec.ts",
  snapshotPathTemplate: `${pictures}/{arg}.{projectName}{ext}`,
  dependencies: isAccepted ? ["fonts"] : [],
}

export default defineConfig({
  outputDir: inRoot("reports/visual-results"),
  fullyParallel: true,
  workers: availableParallelism(),
  retries: 0,
  // All states of an area.
  timeout: 600_000,
  updateSnapshots: "none",
  // Anti-aliased pixels, which every machine draws a little differently, do not count; up to 24 are the edge of one letter.
  expect: { toMatchSnapshot: { threshold: 0.1, maxDiffPixels: 24 } },
  reporter: [["line"], ["html", { outputFolder: inRoot("reports/visual"), open: "never" }]],
  use: {
    launchOptions: { executablePath: findBrowser("figures"), args: [...browserArguments] },
    contextOptions: { reducedMotion: "reduce" },
    locale: "en-US",
    timezoneId: "UTC",
  },
  // Between them each text, each theme and each layout is seen once.
  projects: [
    ...(isAccepted ? [fonts] : []),
    {
      ...device,
      name: "desktop",
      metadata: { globals: "locale:en-US;theme:light" },
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      ...device,
      name: "phone",
      metadata: { globals: "locale:ru-RU;theme:dark" },
      use: { viewport: { width: 390, height: 844 } },
    },
  ],
})
