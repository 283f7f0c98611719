import type { Meta, StoryObj } from "@storybook/react-vite"
import { BothLocales, componentPage } from "#ui/story/guide/component-page.tsx"
import { TextLink } from "#ui/kit/actions/text-link.tsx"
import { Section, SpaceBetween } from "./section.tsx"

export default {
  title: "Components/Layout/Section",
  component: Section,
  subcomponents: { SpaceBetween },
  tags: ["autodocs", "!test"],
  args: { title: "Recent orders", children: "The content of the section." },
  parameters: componentPage({
    do: [
      "Divide a long page with it: the dashboard, the home page, the partner programme.",
      "Put a link to the whole list, or a count, beside the title.",
      "SpaceBetween: Use it for a name at one end and an action, a count or a figure at the other.",
    ],
    avoid: [
      "Don’t use it for what needs a frame: that is a Panel.",
      "Don’t nest sections; an h3 in the text is enough.",
      "SpaceBetween: Don’t use it for label and value: that is KeyValues, a description list.",
      "SpaceBetween: Don’t put more than two things into it.",
    ],
    accessibility: [
      "A region named by its h2, so screen readers can jump to it.",
      "The link beside the title is at least 44 px high.",
      "SpaceBetween: Reading and tab order follow the order of its children.",
      "SpaceBetween: Where space is short the second goes below the first; nothing is cut off at 200 % text.",
    ],
  }),
} satisfies Meta<typeof Section>

export const Playground: StoryObj<typeof Section> = {}

export const WithALink: StoryObj = {
  tags: ["test"],
  render: () => (
    <BothLocales>
      {(say) => (
        <Section
          title={say("Recent contracts", "Последние контракты")}
          aside={
            <TextLink href="/cabinet/contracts" kind="alone">
              {say("All contracts", "Все контракты")}
            </TextLink>
          }
        >
          <p>{say("Bitcoin, 12 months", "Bitcoin, 12 месяцев")}</p>
        </Section>
      )}
    </BothLocales>
  ),
}

export const SpaceBetweenTitleAndLink: StoryObj = {
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
