import type { Meta, StoryObj } from "@storybook/react-vite"
import { BothLocales } from "#ui/story/guide/both-locales.tsx"
import { componentPage } from "#ui/story/guide/component-page.ts"
import { TextButton } from "./text-button.tsx"

export default {
  title: "Components/Actions/TextButton",
  component: TextButton,
  tags: ["autodocs", "!test"],
  args: { children: "Have a promo code?", onClick: () => undefined },
  parameters: componentPage({
    do: ["Use it for an action that few people need, in the flow of a form: opening the field for a promo code."],
    avoid: [
      "Don’t use it for the way out of a dialog: that is a quiet Button, which people expect beside the primary one.",
      "Don’t navigate with it: that is a TextLink.",
    ],
    accessibility: [
      "A native button: Enter and Space press it.",
      "Its content is its name.",
      "At least 44 px high, although it looks like a line of text.",
    ],
  }),
} satisfies Meta<typeof TextButton>

export const Playground: StoryObj<typeof TextButton> = {}

export const InAForm: StoryObj = {
  tags: ["test"],
  render: () => (
    <BothLocales>
      {(say) => (
        <div>
          <TextButton onClick={() => undefined}>{say("Have a promo code?", "Есть промокод?")}</TextButton>
        </div>
      )}
    </BothLocales>
  ),
}
