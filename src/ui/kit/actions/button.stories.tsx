import type { Meta, StoryObj } from "@storybook/react-vite"
import { BothLocales, createComponentPage } from "#ui/story/guide/component-page.tsx"
import { Button, ButtonLink } from "./button.tsx"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "#ui/kit/styles/story-sheet.module.css"

export default {
  title: "Components/Actions/Button",
  component: Button,
  subcomponents: { ButtonLink },
  tags: ["autodocs", "!test"],
  args: { children: "Send link" },
  parameters: createComponentPage({
    do: [
      "Name the action: “Create account”, “Send link”, “Remove”.",
      "Show one primary button in a form or dialog; the way out beside it is quiet.",
      "Disable it while a rate limit runs, with the countdown beside it.",
      "Keep danger for removing something and for going on despite a warning, such as an address with a failed checksum.",
      "Set isBusy while its call runs. The padding shrinks to make room for the spinner, so the width does not change.",
      "ButtonLink: Use it where the next step of the page leads to another page: “Choose hashrate”, “Go to dashboard”.",
      "ButtonLink: Give a page one primary ButtonLink; a second way, such as the demo, is quiet.",
    ],
    avoid: [
      "Don’t navigate with it: a ButtonLink can be opened in a new tab.",
      "Don’t disable it because a form is incomplete: a press shows at each field what is missing.",
      "Don’t write “OK”, “Yes” or “Submit”.",
      "ButtonLink: Don’t use it for a call or a change of state: that is a Button.",
      "ButtonLink: Don’t use it inside a sentence or in a row of a list: that is a TextLink.",
    ],
    accessibility: [
      "A native button: Enter and Space press it, Tab reaches it, the focus ring is 2 px.",
      "Its content is its name. The spinner is hidden from screen readers; aria-busy and aria-disabled say that it works.",
      "A busy button keeps the focus and ignores presses; a disabled one leaves the tab order.",
      "At least 48 px high, as a field; a long label wraps.",
      "ButtonLink: A native link: Enter follows it, and it opens in a new tab as every link does.",
      "ButtonLink: Its content is its name and says where it leads.",
      "ButtonLink: At least 48 px high, as a field.",
    ],
  }),
} satisfies Meta<typeof Button>

export const Playground: StoryObj<typeof Button> = {}

export const Kinds: StoryObj = {
  tags: ["test"],
  render: () => (
    <BothLocales>
      {(inLocale) => (
        <>
          <div className={`${patterns.line} ${css.row}`}>
            <Button>{inLocale("Send link", "Отправить ссылку")}</Button>
            <Button kind="quiet">{inLocale("Cancel", "Отмена")}</Button>
            <Button kind="danger">{inLocale("Remove", "Удалить")}</Button>
          </div>
          <div className={`${patterns.line} ${css.row}`}>
            <Button isBusy>{inLocale("Send link", "Отправить ссылку")}</Button>
            <Button kind="quiet" isBusy>
              {inLocale("Cancel", "Отмена")}
            </Button>
            <Button kind="danger" isBusy>
              {inLocale("Remove", "Удалить")}
            </Button>
          </div>
          <div className={`${patterns.line} ${css.row}`}>
            <Button disabled>{inLocale("Send link", "Отправить ссылку")}</Button>
            <Button kind="quiet" disabled>
              {inLocale("Cancel", "Отмена")}
            </Button>
            <Button kind="danger" disabled>
              {inLocale("Remove", "Удалить")}
            </Button>
          </div>
        </>
      )}
    </BothLocales>
  ),
}

export const ButtonLinkPlayground: StoryObj<typeof ButtonLink> = {
  args: { href: "/buy", children: "Choose hashrate" },
  render: (args) => <ButtonLink {...args} />,
}

export const ButtonLinkKinds: StoryObj = {
  tags: ["test"],
  render: () => (
    <BothLocales>
      {(inLocale) => (
        <div className={`${patterns.line} ${css.row}`}>
          <ButtonLink href="/buy">{inLocale("Choose hashrate", "Выбрать мощность")}</ButtonLink>
          <ButtonLink href="/demo" kind="quiet">
            {inLocale("Try the demo", "Посмотреть демо")}
          </ButtonLink>
        </div>
      )}
    </BothLocales>
  ),
}
