import type { Meta, StoryObj } from "@storybook/react-vite"
import { Formik } from "formik"
import { BothLocales, createComponentPage } from "#ui/story/guide/component-page.tsx"
import { StarField } from "./star-field.tsx"

export default {
  title: "Components/Fields/StarField",
  component: StarField,
  tags: ["autodocs", "!test"],
  args: { name: "stars", legend: "Your rating", stars: [1, 2, 3, 4, 5], nameOf: (stars: number) => `${stars} stars` },
  decorators: [
    (Story) => (
      <Formik initialValues={{ stars: 3, english: 3, russian: 3 }} onSubmit={() => undefined}>
        <Story />
      </Formik>
    ),
  ],
  parameters: createComponentPage({
    do: ["Use it for a rating in a review, and nowhere else."],
    avoid: ["Don’t show a rating with it that cannot be changed."],
    accessibility: [
      "A fieldset with a legend and native radio buttons, each named “3 stars”: arrow keys change the rating.",
      "Each star is a target of at least 44 by 44 px. Chosen stars are filled, not only coloured.",
    ],
  }),
} satisfies Meta<typeof StarField>

export const Playground: StoryObj<typeof StarField> = {}

export const OfAReview: StoryObj = {
  tags: ["test"],
  render: () => (
    <BothLocales>
      {(inLocale) => (
        <StarField
          name={inLocale("english", "russian")}
          legend={inLocale("Your rating", "Ваша оценка")}
          stars={[1, 2, 3, 4, 5]}
          nameOf={(count) => inLocale(`Rating ${count}`, `Оценка ${count}`)}
        />
      )}
    </BothLocales>
  ),
}
