import type { Meta, StoryObj } from "@storybook/react-vite"
import { Formik } from "formik"
import { BothLocales, createComponentPage } from "#ui/story/guide/component-page.tsx"
import { Field, Checkbox } from "./field.tsx"
import { EmailField, FormField, CheckboxField, TextAreaField } from "./form-field.tsx"

export default {
  title: "Components/Fields/FormField",
  component: FormField,
  subcomponents: { Field, EmailField, CheckboxField, Checkbox, TextAreaField },
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
  parameters: createComponentPage({
    do: [
      "Use it for a line of text in a Formik form: an e-mail address, a code, an address.",
      "Give it autoComplete, so that browsers and password managers fill it in.",
      "Say in hint what is needed before people type.",
      "CheckboxField: Use it for a consent or a confirmation that a form needs.",
      "CheckboxField: Let the label be a sentence in the first person; it may contain a DocumentLink.",
      "TextAreaField: Use it for sentences: a review, a message to support.",
      "TextAreaField: Set maxLength to what the server accepts.",
    ],
    avoid: [
      "Don’t use a placeholder instead of a label or a hint.",
      "Don’t use type=number: amounts are a MoneyField, codes a CodeField.",
      "Don’t disable it without a reason on the page; while the form is sent is one.",
      "CheckboxField: Don’t check it in advance.",
      "CheckboxField: Don’t use it for a setting that applies at once: that is a Button that names what it does.",
      "TextAreaField: Don’t use it for one line: that is a FormField.",
    ],
    accessibility: [
      "The label is a native label; hint and error are its description. An error sets aria-invalid and has an icon.",
      "Errors appear when the field is left or the form is sent, not while one types.",
      "At least 44 px high.",
      "CheckboxField: The label is a native label; hint and error are its description. An error sets aria-invalid and has an icon.",
      "CheckboxField: Errors appear when the field is left or the form is sent, not while one types.",
      "CheckboxField: The label belongs to its target; the row is at least 44 px high. Space toggles it.",
      "TextAreaField: The label is a native label; the error is its description. An error sets aria-invalid and has an icon.",
      "TextAreaField: Errors appear when the field is left or the form is sent, not while one types.",
      "TextAreaField: Four lines high; people can make it higher.",
    ],
  }),
} satisfies Meta<typeof FormField>

export const Playground: StoryObj<typeof FormField> = {}

export const States: StoryObj = {
  tags: ["test"],
  render: () => (
    <BothLocales>
      {(inLocale) => (
        <>
          <FormField
            name="email"
            label={inLocale("E-mail", "Электронная почта")}
            type="email"
            autoComplete="email"
            hint={inLocale("We send the confirmation there", "Сюда придёт письмо с подтверждением")}
          />
          <FormField name="code" label={inLocale("Promo code", "Промокод")} autoComplete="off" />
          <FormField
            name="email"
            label={inLocale("While it is sent", "Во время отправки")}
            autoComplete="off"
            disabled
          />
        </>
      )}
    </BothLocales>
  ),
}

export const CheckboxFieldPlayground: StoryObj<typeof CheckboxField> = {
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
  render: (args) => <CheckboxField {...args} />,
}

export const CheckboxFieldStates: StoryObj = {
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
  tags: ["test"],
  render: () => (
    <BothLocales>
      {(inLocale) => (
        <>
          <CheckboxField
            name="terms"
            label={inLocale("I’ve saved the key in a safe place", "Ключ сохранён в надёжном месте")}
          />
          <CheckboxField
            name="missing"
            label={inLocale("I accept the terms of use", "Я принимаю условия использования")}
          />
        </>
      )}
    </BothLocales>
  ),
}

export const TextAreaFieldPlayground: StoryObj<typeof TextAreaField> = {
  args: { name: "message", label: "Your review" },
  decorators: [
    (Story) => (
      <Formik
        initialValues={{ message: "", missing: "" }}
        initialTouched={{ missing: true }}
        initialErrors={{ missing: "review:errors.message" }}
        onSubmit={() => undefined}
      >
        <Story />
      </Formik>
    ),
  ],
  render: (args) => <TextAreaField {...args} />,
}

export const TextAreaFieldStates: StoryObj = {
  decorators: [
    (Story) => (
      <Formik
        initialValues={{ message: "", missing: "" }}
        initialTouched={{ missing: true }}
        initialErrors={{ missing: "review:errors.message" }}
        onSubmit={() => undefined}
      >
        <Story />
      </Formik>
    ),
  ],
  tags: ["test"],
  render: () => (
    <BothLocales>
      {(inLocale) => (
        <>
          <TextAreaField name="message" label={inLocale("Your review", "Ваш отзыв")} />
          <TextAreaField name="missing" label={inLocale("Missing review", "Отзыв не написан")} />
        </>
      )}
    </BothLocales>
  ),
}
