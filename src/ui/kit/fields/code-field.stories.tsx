import type { Meta, StoryObj } from "@storybook/react-vite"
import { Formik } from "formik"
import { expect, userEvent, within } from "storybook/test"
import { BothLocales, createComponentPage } from "#ui/story/guide/component-page.tsx"
import { CodeField } from "./code-field.tsx"

export default {
  title: "Components/Fields/CodeField",
  component: CodeField,
  tags: ["autodocs", "!test"],
  args: { name: "code", label: "Code from the app" },
  argTypes: { ref: { table: { disable: true } } },
  decorators: [
    (Story) => (
      <Formik
        initialValues={{ code: "", pin: "0123", wrong: "482913" }}
        initialTouched={{ wrong: true }}
        initialErrors={{ wrong: "account:tfa.errors.invalid" }}
        onSubmit={() => undefined}
      >
        <Story />
      </Formik>
    ),
  ],
  parameters: createComponentPage({
    do: [
      "Use it for one-time codes: two-factor and card. Use onComplete to check a code as soon as it is complete.",
      "Return the focus to it after a wrong code.",
    ],
    avoid: [
      "Don’t split a code into one field per digit: it could not be pasted or filled in.",
      "Don’t use it for recovery codes, which have letters: that is a FormField.",
    ],
    accessibility: [
      "The label is a native label; the error is its description. An error sets aria-invalid and has an icon.",
      "Errors appear when the field is left or the form is sent, not while one types.",
      "autocomplete=one-time-code and a keypad of digits. Spaces between the groups are for sight only.",
      "At least 44 px high.",
    ],
  }),
} satisfies Meta<typeof CodeField>

export const Playground: StoryObj<typeof CodeField> = {}

export const States: StoryObj = {
  tags: ["test"],
  render: () => (
    <BothLocales>
      {(inLocale) => (
        <>
          <CodeField name="code" label={inLocale("Code from the app", "Код из приложения")} />
          <CodeField name="pin" label={inLocale("Code of the card", "Код карты")} length={4} />
          <CodeField name="wrong" label={inLocale("Refused code", "Отклонённый код")} />
          <CodeField name="pin" label={inLocale("While it is checked", "Во время проверки")} length={4} disabled />
        </>
      )}
    </BothLocales>
  ),
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText("Code from the app")
    await userEvent.type(field, "12x3")
    await expect(field).toHaveValue("123")
    await userEvent.type(field, "4567")
    await expect(field).toHaveValue("123 456")
  },
}
