import type { Meta, StoryObj } from "@storybook/react-vite"
import { createComponentPage } from "#ui/story/guide/component-page.tsx"
import { Address } from "./address.tsx"

export default {
  title: "Components/Figures/Address",
  component: Address,
  tags: ["autodocs", "!test"],
  args: { text: "bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq" },
  parameters: createComponentPage({
    do: [
      "Show every address that people pay to or compare with their wallet in full, with a CopyButton beside it.",
      "Use it for keys that are typed off the screen too.",
    ],
    avoid: [
      "Don’t shorten it: a wrong character in the middle would not be seen.",
      "Don’t write the spaces into the text.",
    ],
    accessibility: [
      "Groups of four are for sight; the text is unbroken for the clipboard and for screen readers.",
      "One press selects all of it.",
      "translate=no keeps browsers from translating it. Not a target.",
    ],
  }),
} satisfies Meta<typeof Address>

export const Playground: StoryObj<typeof Address> = {}
