import type { Meta, StoryObj } from "@storybook/react-vite"
import { Button } from "#ui/kit/actions/button.tsx"
import { BothLocales, createComponentPage } from "#ui/story/guide/component-page.tsx"
import { Notice } from "./notice.tsx"

export default {
  title: "Components/Feedback/Notice",
  component: Notice,
  tags: ["autodocs", "!test"],
  args: { kind: "warn", children: "We couldn’t check this code. Continue without it or check it again." },
  parameters: createComponentPage({
    do: [
      "Say what happened, then what to do, and put what to do inside it: a Button or a TextLink.",
      "Put it where it happened: below the form’s fields, above the list that failed.",
      "Use info for a fact, ok for a success that stays on the page, warn where people can go on, danger where they can’t.",
      "Set isLive when it appears after the page was read.",
    ],
    avoid: [
      "Don’t use it for what a field is missing: that is the field’s own error.",
      "Don’t stack several; say the most important one.",
      "Don’t write exclamation marks, blame or “Oops”.",
    ],
    accessibility: [
      "live makes it role=alert for danger, which interrupts, and role=status for the others, which waits.",
      "The icon is decoration: the words say the kind too.",
      "It is no target; its buttons and links are at least 44 px high.",
    ],
  }),
} satisfies Meta<typeof Notice>

export const Playground: StoryObj<typeof Notice> = {}

export const Kinds: StoryObj = {
  tags: ["test"],
  render: () => (
    <BothLocales>
      {(inLocale) => (
        <>
          <Notice kind="info">{inLocale("The rate is locked for 2 hours.", "Курс зафиксирован на 2 часа.")}</Notice>
          <Notice kind="ok">
            {inLocale("Your e-mail address is confirmed.", "Адрес электронной почты подтверждён.")}
          </Notice>
          <Notice kind="warn">
            <p>
              {inLocale(
                "We couldn’t check this code. Continue without it or check it again.",
                "Не удалось проверить код. Продолжите без него или проверьте ещё раз.",
              )}
            </p>
            <Button kind="quiet">{inLocale("Check code again", "Проверить код ещё раз")}</Button>
          </Notice>
          <Notice kind="danger">
            {inLocale(
              "The server is taking too long to respond. Try again.",
              "Сервер слишком долго не отвечает. Попробуйте снова.",
            )}
          </Notice>
        </>
      )}
    </BothLocales>
  ),
}
