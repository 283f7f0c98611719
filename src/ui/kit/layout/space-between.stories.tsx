import type { Meta, StoryObj } from "@storybook/react-vite"
import { BothLocales } from "#ui/story/guide/both-locales.tsx"
import { componentPage } from "#ui/story/guide/component-page.ts"
import { TextLink } from "#ui/kit/actions/text-link.tsx"
import { SpaceBetween } from "./space-between.tsx"

export default {
  title: "Components/Layout/SpaceBetween",
  component: SpaceBetween,
  tags: ["autodocs", "!test"],
  parameters: componentPage({
    do: ["Use it for a name at one end and an action, a count or a figure at the other."],
    avoid: [
      "Don’t use it for label and value: that is KeyValues, a description list.",
      "Don’t put more than two things into it.",
    ],
    accessibility: [
      "Reading and tab order follow the order of its children.",
      "Where space is short the second goes below the first; nothing is cut off at 200 % text.",
    ],
  }),
} satisfies Meta<typeof SpaceBetween>

export const TitleAndLink: StoryObj = {
  tags: ["test"],
  render: () => (
    <BothLocales>
      {(say) => (
        <SpaceBetween>
          <h2>{say("Orders", "Заказы")}</h2>
          <TextLink href="/cabinet/orders" kind="alone">
            {say("All orders", "Все заказы")}
          </TextLink>
        </SpaceBetween>
      )}
    </BothLocales>
  ),
}
