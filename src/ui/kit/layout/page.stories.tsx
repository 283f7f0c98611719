import type { Meta, StoryObj } from "@storybook/react-vite"
import { componentPage } from "#ui/story/guide/component-page.tsx"
import { Page } from "./page.tsx"

export default {
  title: "Components/Layout/Page",
  component: Page,
  tags: ["autodocs", "!test"],
  args: { title: "Contracts", children: "The content of the page." },
  parameters: componentPage({
    do: [
      "Wrap each route’s content in one Page; its title is the first heading and the title of the tab.",
      "Set wide for lists and dashboards; forms and texts keep 640 px.",
    ],
    avoid: ["Don’t put a second h1 on a page.", "Don’t use big anywhere but on the home page."],
    accessibility: [
      "After navigation the heading receives the focus, so a screen reader reads where one is. The first page keeps the browser’s own focus.",
      "The heading is focusable by script only; Tab skips it.",
      "The title of the tab is “Contracts · Hashwell”.",
    ],
  }),
} satisfies Meta<typeof Page>

export const Playground: StoryObj<typeof Page> = {}
