import type { Meta, StoryObj } from "@storybook/react-vite"
import { BothLocales } from "#ui/story/guide/both-locales.tsx"
import { componentPage } from "#ui/story/guide/component-page.ts"
import { TextLink } from "#ui/kit/actions/text-link.tsx"
import { Section } from "./section.tsx"

export default {
  title: "Components/Layout/Section",
  component: Section,
  tags: ["autodocs", "!test"],
  args: { title: "Recent orders", children: "The content of the section." },
  parameters: componentPage({
    do: [
      "Divide a long page with it: the dashboard, the home page, the partner programme.",
      "Put a link to the whole list, or a count, beside the title.",
    ],
    avoid: [
      "Don’t use it for what needs a frame: that is a Panel.",
      "Don’t nest sections; an h3 in the text is enough.",
    ],
    accessibility: [
      "A region named by its h2, so screen readers can jump to it.",
      "The link beside the title is at least 44 px high.",
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
