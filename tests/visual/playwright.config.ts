import { availableParallelism } from "node:os"
import { defineConfig } from "@playwright/test"
import { browserArguments, findBrowser } from "#scripts/browser.ts"
import { inRoot } from "#scripts/root.ts"

/**
 * The folder of the expected screenshots. The tool takes the screenshots of another commit on this machine, so they
 * have this machine's fonts.
 */
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
  // A test covers all states of an area.
  timeout: 600_000,
  updateSnapshots: "none",
  // Antialiased pixels differ slightly between machines, so they do not count. Up to 24 pixels are the edge of one letter.
  expect: { toMatchSnapshot: { threshold: 0.1, maxDiffPixels: 24 } },
  reporter: [["line"], ["html", { outputFolder: inRoot("reports/visual"), open: "never" }]],
  use: {
    launchOptions: { executablePath: findBrowser("figures"), args: [...browserArguments] },
    contextOptions: { reducedMotion: "reduce" },
    locale: "en-US",
    timezoneId: "UTC",
  },
  // Together, the projects show each text, each theme and each layout once.
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
