import type { Preview } from "@storybook/react-vite"
import * as React from "react"
import { configure } from "storybook/test"
import { withServerTexts } from "#scripts/paths/words/server-texts.ts"
import { defaultColumns } from "#ui/story/story-columns.ts"
import { StoryFrame } from "#ui/story/story-frame.tsx"
import { StoryLayout } from "#ui/story/story-layout.tsx"
import { checkStory } from "./check-story.ts"
import { DocsContainer, DocsPage } from "./lazy-docs.tsx"
import { defaultProps, readablePropTypes } from "./prop-types.ts"

// Keeps the focus from scrolling in the frame of a gallery. Otherwise a page that focuses its heading would scroll the gallery.
if (new URLSearchParams(location.search).has("frame")) {
  const { focus } = HTMLElement.prototype
  HTMLElement.prototype.focus = function still(this: HTMLElement) {
    focus.call(this, { preventScroll: true })
  }
}

/** Returns true on a phone. A phone shows the phone layout of a page instead of a corner of the desktop layout. */
const isPhone = () => screen.width < 600

// Several browsers share two cores, so the time that a story waits for its content proves nothing about the code.
configure({ asyncUtilTimeout: 15_000 })

const preview: Preview = {
  afterEach: ({ globals }) => checkStory(globals["locale"] === "ru-RU"),
  argTypesEnhancers: [readablePropTypes],
  argsEnhancers: [defaultProps],
  // Each story is a test in CI. An accessibility violation fails it.
  parameters: {
    // Omits the nodes of passed rules, because listing them would be most of the work.
    a11y: { test: "error", options: { resultTypes: ["violations", "incomplete"] } },
    controls: { disable: true },
    docs: { container: DocsContainer, page: DocsPage },
    layout: "fullscreen",
    options: {
      storySort: {
        order: [
          "Start here",
          "Account",
          "Shop",
          "Orders",
          "Payments",
          "Cabinet",
          "Money",
          "Partner",
          "Demo",
          "Site",
          "Machines without a screen",
          "Stress",
          "Components",
          "Design",
        ],
      },
    },
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
          { value: "pseudo", title: "Pseudo: not translated yet, 35 % longer" },
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
    text: {
      description: "Size of text",
      toolbar: {
        icon: "paragraph",
        dynamicTitle: true,
        items: [
          { value: "normal", title: "Text 100 %" },
          { value: "double", title: "Text 200 %" },
        ],
      },
    },
    layout: {
      description: "Layout of whole pages",
      toolbar: {
        icon: "sidebar",
        dynamicTitle: true,
        items: [
          { value: "around", title: "In its layout" },
          { value: "page", title: "Page alone" },
        ],
      },
    },
    motion: {
      description: "Motion",
      toolbar: {
        icon: "timer",
        dynamicTitle: true,
        items: [
          { value: "full", title: "Motion" },
          { value: "reduced", title: "Reduced motion" },
        ],
      },
    },
  },
  initialGlobals: {
    locale: "en-US",
    theme: "light",
    text: "normal",
    motion: "full",
    layout: "around",
    gallery: defaultColumns,
    viewport: { value: isPhone() ? "phone" : "desktop", isRotated: false },
  },
  decorators: [
    (Story, { globals, parameters }) => (
      <StoryFrame
        serverText={withServerTexts}
        locale={globals["locale"]}
        theme={globals["theme"]}
        text={globals["text"]}
        motion={globals["motion"]}
      >
        {globals["layout"] === "page" ? (
          <Story />
        ) : (
          <StoryLayout machine={parameters["machine"]?.name}>
            <Story />
          </StoryLayout>
        )}
      </StoryFrame>
    ),
  ],
}

export default preview
