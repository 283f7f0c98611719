import type { Meta, StoryObj } from "@storybook/react-vite"
import { Formik } from "formik"
import { BothLocales, createComponentPage } from "#ui/story/guide/component-page.tsx"
import { DateField } from "./date-field.tsx"

export default {
  title: "Components/Fields/DateField",
  component: DateField,
  tags: ["autodocs", "!test"],
  args: { name: "start", label: "From", max: "2026-11-21" },
  decorators: [
    (Story) => (
      <Formik
        initialValues={{ start: "2026-08-21", end: "" }}
        initialTouched={{ end: true }}
        initialErrors={{ end: "history:filters.problems.date" }}
        onSubmit={() => undefined}
      >
        <Story />
      </Formik>
    ),
  ],
  parameters: createComponentPage({
    do: ["Use it for a day: the period of the history.", "Set max where nothing can have happened yet."],
    avoid: [
      "Don’t draw a calendar of our own.",
      "Don’t use it for a moment with hours: nothing in the product is chosen by the hour.",
    ],
    accessibility: [
      "A native date field: the browser’s own calendar, format and keyboard.",
      "The label is a native label; the error is its description.",
      "At least 44 px high.",
    ],
  }),
} satisfies Meta<typeof DateField>

export const Playground: StoryObj<typeof DateField> = {}

export const States: StoryObj = {
  tags: ["test"],
  render: () => (
    <BothLocales>
      {(inLocale) => (
        <>
          <DateField name="start" label={inLocale("From", "С")} max="2026-11-21" />
          <DateField name="end" label={inLocale("To", "По")} max="2026-11-21" />
        </>
      )}
    </BothLocales>
  ),
}
