import type { StorybookConfig } from "@storybook/react-vite"
import { generate } from "#scripts/generate.ts"

await generate()

const config: StorybookConfig = {
  stories: ["../src/**/*.stories.tsx"],
  addons: ["@storybook/addon-a11y", "@storybook/addon-docs", "@storybook/addon-vitest"],
  framework: {
    name: "@storybook/react-vite",
    options: { builder: { viteConfigPath: ".storybook/vite.config.ts" } },
  },
  typescript: { reactDocgen: "react-docgen" },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  // What these show belongs to components without a machine. Controls are for the components of the kit only: see preview.tsx.
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
