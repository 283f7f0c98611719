import type { Meta, StoryObj } from "@storybook/react-vite"
import { BothLocales } from "#ui/story/guide/both-locales.tsx"
import { componentPage } from "#ui/story/guide/component-page.ts"
import { Formik } from "formik"
import { TextAreaField } from "./text-area-field.tsx"

export default {
  title: "Components/Fields/TextAreaField",
  component: TextAreaField,
  tags: ["autodocs", "!test"],
  args: { name: "message", label: "Your review", hint: "" },
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
  parameters: componentPage({
    do: ["Use it for sentences: a review, a message to support.", "Set maxLength to what the server accepts."],
    avoid: ["Don’t use it for one line: that is a FormField."],
    accessibility: [
      "The label is a native label; hint and error are its description. An error sets aria-invalid and has an icon.",
      "Errors appear when the field is left or the form is sent, not while one types.",
      "Four lines high; people can make it higher.",
    ],
  }),
} satisfies Meta<typeof TextAreaField>

export const Playground: StoryObj<typeof TextAreaField> = {}

export const States: StoryObj = {
  tags: ["test"],
  render: () => (
    <BothLocales>
      {(say) => (
        <>
          <TextAreaField
            name="message"
            label={say("Your review", "Ваш отзыв")}
            hint={say("Several lines", "Несколько строк")}
          />
          <TextAreaField name="missing" label={say("Missing review", "Отзыв не написан")} />
        </>
      )}
    </BothLocales>
  ),
}
