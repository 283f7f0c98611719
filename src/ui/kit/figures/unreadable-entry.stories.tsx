import type { Meta, StoryObj } from "@storybook/react-vite"
import { createComponentPage } from "#ui/story/guide/component-page.tsx"
import { UnreadableEntry } from "./unreadable-entry.tsx"

export default {
  title: "Components/Figures/UnreadableEntry",
  component: UnreadableEntry,
  tags: ["autodocs", "!test"],
  parameters: createComponentPage({
    do: ["Put it in the place of the entry: the others stay usable, and the list doesn’t look complete."],
    avoid: ["Don’t leave the entry out, and don’t show half of it with guessed figures."],
    accessibility: ["Plain text in the entry’s place, read in the list’s order."],
  }),
} satisfies Meta<typeof UnreadableEntry>

export const Playground: StoryObj<typeof UnreadableEntry> = {}
