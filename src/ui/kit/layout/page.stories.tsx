import type { Meta, StoryObj } from "@storybook/react-vite"
import { TextLink } from "#ui/kit/actions/text-link.tsx"
import { createComponentPage, BothLocales } from "#ui/story/guide/component-page.tsx"
import { Page, Section, SpaceBetween } from "./page.tsx"

export default {
  title: "Components/Layout/Page",
  component: Page,
  subcomponents: { Section, SpaceBetween },
  tags: ["autodocs", "!test"],
  args: { title: "Contracts", children: "The content of the page." },
  parameters: createComponentPage({
    do: [
      "Wrap each route’s content in one Page; its title is the first heading and the title of the tab.",
      "Set isWide for lists and dashboards; forms and texts keep 640 px.",
      "Section: Divide a long page with it: the dashboard, the home page, the partner programme.",
      "Section: Put a link to the whole list, or a count, beside the title.",
      "SpaceBetween: Use it for a name at one end and an action, a count or a figure at the other.",
    ],
    avoid: [
      "Don’t put a second h1 on a page.",
      "Don’t use big anywhere but on the home page.",
      "Section: Don’t use it for what needs a frame: that is a Panel.",
      "Section: Don’t nest sections; an h3 in the text is enough.",
      "SpaceBetween: Don’t use it for label and value: that is KeyValues, a description list.",
      "SpaceBetween: Don’t put more than two things into it.",
    ],
    accessibility: [
      "After navigation the heading receives the focus, so a screen reader reads where one is. The first page keeps the browser’s own focus.",
      "The heading is focusable by script only; Tab skips it.",
      "The title of the tab is “Contracts · Hashwell”.",
      "Section: A region named by its h2, so screen readers can jump to it.",
      "Section: The link beside the title is at least 44 px high.",
      "SpaceBetween: Reading and tab order follow the order of its children.",
      "SpaceBetween: Where space is short the second goes below the first; nothing is cut off at 200 % text.",
    ],
  }),
} satisfies Meta<typeof Page>

export const Playground: StoryObj<typeof Page> = {}

export const SectionPlayground: StoryObj<typeof Section> = {
  args: { title: "Recent orders", children: "The content of the section." },
  render: (args) => <Section {...args} />,
}

export const SectionWithALink: StoryObj = {
  tags: ["test"],
  render: () => (
    <BothLocales>
      {(inLocale) => (
        <Section
          title={inLocale("Recent contracts", "Последние контракты")}
          aside={
            <TextLink href="/cabinet/contracts" kind="alone">
              {inLocale("All contracts", "Все контракты")}
            </TextLink>
          }
        >
          <p>{inLocale("Bitcoin, 12 months", "Bitcoin, 12 месяцев")}</p>
        </Section>
      )}
    </BothLocales>
  ),
}

export const SectionSpaceBetweenTitleAndLink: StoryObj = {
  tags: ["test"],
  render: () => (
    <BothLocales>
      {(inLocale) => (
        <SpaceBetween>
          <h2>{inLocale("Orders", "Заказы")}</h2>
          <TextLink href="/cabinet/orders" kind="alone">
            {inLocale("All orders", "Все заказы")}
          </TextLink>
        </SpaceBetween>
      )}
    </BothLocales>
  ),
}
