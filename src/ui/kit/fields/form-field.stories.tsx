import type { Meta, StoryObj } from "@storybook/react-vite"
import { BothLocales } from "#ui/story/guide/both-locales.tsx"
import { componentPage } from "#ui/story/guide/component-page.ts"
import { Formik } from "formik"
import { Field } from "./field.tsx"
import { EmailField, FormField } from "./form-field.tsx"

export default {
  title: "Components/Fields/FormField",
  component: FormField,
  subcomponents: { Field, EmailField },
  tags: ["autodocs", "!test"],
  args: {
    name: "email",
    label: "E-mail",
    type: "email",
    autoComplete: "username",
    hint: "We send the confirmation there",
  },
  argTypes: { type: { control: "select", options: ["text", "email", "tel"] } },
  decorators: [
    (Story) => (
      <Formik
        initialValues={{ email: "me@example.org", code: "SUMMER" }}
        initialTouched={{ code: true }}
        initialErrors={{ code: "account:promo.referralWrong" }}
        onSubmit={() => undefined}
      >
        <Story />
      </Formik>
    ),
  ],
  parameters: componentPage({
    do: [
      "Use it for a line of text in a Formik form: an e-mail address, a code, an address.",
      "Give it autoComplete, so that browsers and password managers fill it in.",
      "Say in hint what is needed before people type.",
    ],
    avoid: [
      "Don’t use a placeholder instead of a label or a hint.",
      "Don’t use type=number: amounts are a MoneyField, codes a CodeField.",
      "Don’t disable it without a reason on the page; while the form is sent is one.",
    ],
    accessibility: [
      "The label is a native label; hint and error are its description. An error sets aria-invalid and has an icon.",
      "Errors appear when the field is left or the form is sent, not while one types.",
      "At least 44 px high.",
    ],
  }),
} satisfies Meta<typeof FormField>

export const Playground: StoryObj<typeof FormField> = {}

export const States: StoryObj = {
  tags: ["test"],
  render: () => (
    <BothLocales>
      {(say) => (
        <>
          <FormField
            name="email"
            label={say("E-mail", "Электронная почта")}
            type="email"
            hint={say("We send the confirmation there", "Сюда придёт письмо с подтверждением")}
          />
          <FormField name="code" label={say("Promo code", "Промокод")} />
          <FormField name="email" label={say("While it is sent", "Во время отправки")} disabled />
        </>
      )}
    </BothLocales>
  ),
}
