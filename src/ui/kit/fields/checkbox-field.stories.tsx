import type { Meta, StoryObj } from "@storybook/react-vite"
import { BothLocales } from "#ui/story/guide/both-locales.tsx"
import { componentPage } from "#ui/story/guide/component-page.ts"
import { Formik } from "formik"
import { CheckboxField } from "./checkbox-field.tsx"
import { Checkbox } from "./field.tsx"

export default {
  title: "Components/Fields/CheckboxField",
  component: CheckboxField,
  subcomponents: { Checkbox },
  tags: ["autodocs", "!test"],
  args: { name: "terms", label: "I’ve saved the key in a safe place" },
  decorators: [
    (Story) => (
      <Formik
        initialValues={{ terms: true, missing: false }}
        initialTouched={{ missing: true }}
        initialErrors={{ missing: "account:auth.signup.actionAccept" }}
        onSubmit={() => undefined}
      >
        <Story />
      </Formik>
    ),
  ],
  parameters: componentPage({
    do: [
      "Use it for a consent or a confirmation that a form needs.",
      "Let the label be a sentence in the first person; it may contain a DocumentLink.",
    ],
    avoid: [
      "Don’t check it in advance.",
      "Don’t use it for a setting that applies at once: that is a Button that names what it does.",
    ],
    accessibility: [
      "The label is a native label; hint and error are its description. An error sets aria-invalid and has an icon.",
      "Errors appear when the field is left or the form is sent, not while one types.",
      "The label belongs to its target; the row is at least 44 px high. Space toggles it.",
    ],
  }),
} satisfies Meta<typeof CheckboxField>

export const Playground: StoryObj<typeof CheckboxField> = {}

export const States: StoryObj = {
  tags: ["test"],
  render: () => (
    <BothLocales>
      {(say) => (
        <>
          <CheckboxField
            name="terms"
            label={say("I’ve saved the key in a safe place", "Ключ сохранён в надёжном месте")}
          />
          <CheckboxField name="missing" label={say("I accept the terms of use", "Я принимаю условия использования")} />
        </>
      )}
    </BothLocales>
  ),
}
