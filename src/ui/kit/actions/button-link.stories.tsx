import type { Meta, StoryObj } from "@storybook/react-vite"
import { BothLocales, componentPage } from "#ui/story/guide/component-page.tsx"
import css from "#ui/kit/styles/story-sheet.module.css"
import { ButtonLink } from "./button-link.tsx"

export default {
  title: "Components/Actions/ButtonLink",
  component: ButtonLink,
  tags: ["autodocs", "!test"],
  args: { href: "/buy", children: "Choose hashrate" },
  parameters: componentPage({
    do: [
      "Use it where the next step of the page leads to another page: “Choose hashrate”, “Go to dashboard”.",
      "Give a page one primary ButtonLink; a second way, such as the demo, is quiet.",
    ],
    avoid: [
      "Don’t use it for a call or a change of state: that is a Button.",
      "Don’t use it inside a sentence or in a row of a list: that is a TextLink.",
    ],
    accessibility: [
      "A native link: Enter follows it, and it opens in a new tab as every link does.",
      "Its content is its name and says where it leads.",
      "At least 48 px high, as a field.",
    ],
  }),
} satisfies Meta<typeof ButtonLink>

export const Playground: StoryObj<typeof ButtonLink> = {}

export const Kinds: StoryObj = {
  tags: ["test"],
  render: () => (
    <BothLocales>
      {(say) => (
        <div className={css.row}>
          <ButtonLink href="/buy">{say("Choose hashrate", "Выбрать мощность")}</ButtonLink>
          <ButtonLink href="/demo" kind="quiet">
            {say("Try the demo", "Посмотреть демо")}
          </ButtonLink>
        </div>
      )}
    </BothLocales>
  ),
}
