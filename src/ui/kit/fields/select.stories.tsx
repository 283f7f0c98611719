import type { Meta, StoryObj } from "@storybook/react-vite"
import { Formik } from "formik"
import { useState, type ComponentProps } from "react"
import { expect, userEvent, within } from "storybook/test"
import { BothLocales, createComponentPage } from "#ui/story/guide/component-page.tsx"
import { SelectField } from "./form-field.tsx"
import { Select } from "./select.tsx"

export default {
  title: "Components/Fields/Select",
  component: Select,
  subcomponents: { SelectField },
  tags: ["autodocs", "!test"],
  decorators: [
    (Story) => (
      <Formik
        initialValues={{ country: "", none: "" }}
        initialTouched={{ none: true }}
        initialErrors={{ none: "pay:identity.countryRequired" }}
        onSubmit={() => undefined}
      >
        <Story />
      </Formik>
    ),
  ],
  parameters: createComponentPage({
    do: [
      "Use it for lists too long for cards or segments: countries, kinds of operations.",
      "Use SelectField in a Formik form, Select where a machine has the value.",
      "Begin a required list with “Choose a country”, not with a country.",
    ],
    avoid: [
      "Don’t use it for two or three options: SegmentedRadios shows them all.",
      "Don’t navigate when it changes, unless it is a filter of the list below.",
    ],
    accessibility: [
      "A native select: a phone shows its own picker, and typing finds an option.",
      "The label is a native label; hint and error are its description.",
      "At least 44 px high.",
    ],
  }),
} satisfies Meta<typeof Select>

const Operations = ({ label, options }: Pick<ComponentProps<typeof Select>, "label" | "options">) => {
  const [type, setType] = useState("all")
  return <Select label={label} value={type} onChange={setType} options={options} />
}

export const Playground: StoryObj<typeof Select> = {
  args: {
    label: "Operations",
    options: [
      { value: "all", text: "All" },
      { value: "bonus", text: "Bonus" },
    ],
  },
  argTypes: { value: { control: false } },
  render: ({ label, options }) => <Operations label={label} options={options} />,
}

export const AloneAndInAForm: StoryObj = {
  tags: ["test"],
  render: () => (
    <BothLocales>
      {(inLocale) => (
        <>
          <Operations
            label={inLocale("Operations", "Операции")}
            options={[
              { value: "all", text: inLocale("All", "Все") },
              { value: "bonus", text: inLocale("Bonus", "Бонус") },
            ]}
          />
          <SelectField
            name="country"
            autoComplete="country"
            label={inLocale("Country", "Страна")}
            hint={inLocale("As in your passport", "Как в паспорте")}
            options={[
              { value: "", text: inLocale("Choose a country", "Выберите страну") },
              {
                value: "GS",
                text: inLocale("South Georgia and South Sandwich Islands", "Южная Георгия и Южные Сандвичевы острова"),
              },
            ]}
          />
          <SelectField name="none" label={inLocale("Missing", "Не выбрано")} options={[{ value: "", text: "—" }]} />
        </>
      )}
    </BothLocales>
  ),
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByLabelText("Operations")
    await userEvent.selectOptions(list, "Bonus")
    await expect(list).toHaveValue("bonus")
  },
}
