import type { StorybookConfig } from "@storybook/react-vite"
import { generate } from "#scripts/generate.ts"
import { changedFolder, prepareChanged } from "#scripts/visual/changed.ts"

/** The stories that `npm run flow` has just written and tests. Storybook then parses these files only, instead of every story. */
const chosen = process.env["HASHWELL_STORIES"]?.split(",")

if (chosen === undefined) await generate()
await prepareChanged()

const config: StorybookConfig = {
  stories: chosen?.map((file) => `../${file}`) ?? ["../src/**/*.stories.tsx"],
  // The screenshots of `npm run tool -- visual`, which the panel shows.
  staticDirs: [{ from: changedFolder, to: "/changed" }],
  addons: ["@storybook/addon-a11y", "@storybook/addon-docs", "@storybook/addon-vitest"],
  framework: {
    name: "@storybook/react-vite",
    options: { builder: { viteConfigPath: ".storybook/vite.config.ts" } },
  },
  typescript: { reactDocgen: "react-docgen" },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  // Turns off the panels that serve components without a machine. Only the components of the kit have controls: see
  // `preview.tsx`.
  features: {
    sidebarOnboardingChecklist: false,
    actions: false,
    interactions: false,
    backgrounds: false,
    measure: false,
    outline: false,
  },
}

export default config
