import type { Meta, StoryObj } from "@storybook/react-vite"
import { BothLocales, createComponentPage } from "#ui/story/guide/component-page.tsx"
import { FieldError, FieldMessage } from "./field.tsx"

export default {
  title: "Components/Fields/FieldMessage",
  component: FieldMessage,
  subcomponents: { FieldError },
  tags: ["autodocs", "!test"],
  args: { id: "message", hint: "From 0.1 to 500 Th/s" },
  parameters: createComponentPage({
    do: [
      "Use it only to build a new field: give the field aria-describedby with the same id.",
      "Write an error as what to do: “Enter an e-mail address like name@example.com”.",
      "Use FieldError where a group of fields has one error.",
    ],
    avoid: [
      "Don’t show hint and error at once: the error takes the hint’s place.",
      "Don’t blame: “This code isn’t valid”, not “You entered a wrong code”.",
    ],
    accessibility: [
      "The error has an icon and a word; its colour is not the only sign.",
      "It is read as the description of its field. Not a target.",
    ],
  }),
} satisfies Meta<typeof FieldMessage>

export const Playground: StoryObj<typeof FieldMessage> = {}

export const HintAndError: StoryObj = {
  tags: ["test"],
  render: () => (
    <BothLocales>
      {(inLocale) => (
        <>
          <FieldMessage
            id={inLocale("hint-en", "hint-ru")}
            hint={inLocale("We send the confirmation there", "Сюда придёт письмо с подтверждением")}
          />
          <FieldMessage
            id={inLocale("error-en", "error-ru")}
            error={inLocale(
              "Enter an e-mail address like name@example.com",
              "Введите адрес в формате name@example.com",
            )}
          />
        </>
      )}
    </BothLocales>
  ),
}
