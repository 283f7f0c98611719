import type { Preview } from "@storybook/react-vite"
import { StoryFrame } from "../src/ui/story-frame"

const preview: Preview = {
  // Each story is a test in CI, where a violation of accessibility fails it.
  parameters: {
    a11y: { test: "error" },
    controls: { disable: true },
    layout: "fullscreen",
    viewport: {
      options: {
        phone: { name: "Phone, 390", type: "mobile", styles: { width: "390px", height: "844px" } },
        desktop: { name: "Desktop, 1280", type: "desktop", styles: { width: "1280px", height: "800px" } },
      },
    },
  },
  globalTypes: {
    locale: {
      description: "Locale",
      toolbar: {
        icon: "globe",
        dynamicTitle: true,
        items: [
          { value: "en-US", title: "English" },
          { value: "ru-RU", title: "Русский" },
        ],
      },
    },
    theme: {
      description: "Theme",
      toolbar: {
        icon: "contrast",
        dynamicTitle: true,
        items: [
          { value: "light", title: "Light" },
          { value: "dark", title: "Dark" },
        ],
      },
    },
  },
  initialGlobals: { locale: "en-US", theme: "light", viewport: { value: "desktop", isRotated: false } },
  decorators: [
    (Story, { globals }) => (
      <StoryFrame locale={globals["locale"]} theme={globals["theme"]}>
        <Story />
      </StoryFrame>
    ),
  ],
}

export default preview
