import type { Meta, StoryObj } from "@storybook/react-vite"
import { Formik } from "formik"
import { BothLocales, createComponentPage } from "#ui/story/guide/component-page.tsx"
import { PasswordField } from "./password-field.tsx"

export default {
  title: "Components/Fields/PasswordField",
  component: PasswordField,
  tags: ["autodocs", "!test"],
  args: { name: "password", label: "Password", autoComplete: "current-password" },
  decorators: [
    (Story) => (
      <Formik
        initialValues={{ password: "correct horse", wrong: "horse" }}
        initialTouched={{ wrong: true }}
        initialErrors={{ wrong: "settings:errors.incorrectPassword" }}
        onSubmit={() => undefined}
      >
        <Story />
      </Formik>
    ),
  ],
  parameters: createComponentPage({
    do: [
      "Use it for every password, with autoComplete: current-password to sign in, new-password to set one.",
      "Say the rules in hint before people type.",
    ],
    avoid: [
      "Don’t ask for the password twice where it can be revealed, except for a new one.",
      "Don’t forbid pasting.",
    ],
    accessibility: [
      "The label is a native label; hint and error are its description. An error sets aria-invalid and has an icon.",
      "Errors appear when the field is left or the form is sent, not while one types.",
      "The button is named “Show password” or “Hide password”. Field and button are at least 44 px high.",
    ],
  }),
} satisfies Meta<typeof PasswordField>

export const Playground: StoryObj<typeof PasswordField> = {}

export const States: StoryObj = {
  tags: ["test"],
  render: () => (
    <BothLocales>
      {(inLocale) => (
        <>
          <PasswordField
            name="password"
            label={inLocale("New password", "Новый пароль")}
            autoComplete="new-password"
            hint={inLocale(
              "6 to 32 characters: Latin letters, digits and symbols, no spaces",
              "От 6 до 32 символов: латинские буквы, цифры и знаки, без пробелов",
            )}
          />
          <PasswordField name="wrong" label={inLocale("Password", "Пароль")} autoComplete="current-password" />
        </>
      )}
    </BothLocales>
  ),
}
