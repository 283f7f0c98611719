import type { Meta, StoryObj } from "@storybook/react-vite"
import { BothLocales, createComponentPage } from "#ui/story/guide/component-page.tsx"
import { CrossIcon } from "./icons.tsx"
import { VisuallyHidden } from "./visually-hidden.tsx"

export default {
  title: "Components/Layout/VisuallyHidden",
  component: VisuallyHidden,
  tags: ["autodocs", "!test"],
  parameters: createComponentPage({
    do: [
      "Name what an icon alone shows: the cross of a dialog.",
      "Complete a name that is clear only by sight: “More actions” of which order, a link’s new tab.",
    ],
    avoid: [
      "Don’t hide instructions or errors that everybody needs.",
      "Don’t put buttons or links into it: people would focus what they cannot see.",
    ],
    accessibility: [
      "Screen readers read it; nobody sees it.",
      "Begin it with a space after a word, or both are read as one.",
    ],
  }),
} satisfies Meta<typeof VisuallyHidden>

export const NameOfAnIcon: StoryObj = {
  tags: ["test"],
  render: () => (
    <BothLocales>
      {(inLocale) => (
        <p>
          <CrossIcon />
          <VisuallyHidden>{inLocale("Close", "Закрыть")}</VisuallyHidden>
          <span>{inLocale("The cross is read as “Close”.", "Крестик читается как «Закрыть».")}</span>
        </p>
      )}
    </BothLocales>
  ),
}
