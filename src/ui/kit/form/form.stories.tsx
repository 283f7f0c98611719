import type { Meta, StoryObj } from "@storybook/react-vite"
import * as z from "zod/mini"
import { callFailed } from "#domain/shared/failure.ts"
import { FormField } from "#ui/kit/fields/form-field.tsx"
import { BothLocales, createComponentPage } from "#ui/story/guide/component-page.tsx"
import { Form } from "./form.tsx"
import { RefusedNotice, ResultNotice } from "./result-notice.tsx"
import { RateLimitCountdown, Submit } from "./submit.tsx"

export default {
  title: "Components/Form/Form",
  component: Form,
  subcomponents: { ResultNotice, RefusedNotice, Submit, RateLimitCountdown },
  tags: ["!test"],
  parameters: createComponentPage({
    do: [
      "Put the result of the last submit first, the fields below it, and Submit last.",
      "Keep one Form for all states of the machine, so that what was typed and the focus stay.",
    ],
    avoid: ["Don’t disable the button while a field is invalid: a press shows what is missing."],
    accessibility: [
      "A submit with an invalid field sends nothing and focuses that field.",
      "ResultNotice takes the focus, so that Tab goes on from the message.",
      "A pressed button or link works also when leaving the field moves it.",
    ],
  }),
} satisfies Meta<typeof Form>

export const States: StoryObj = {
  tags: ["test"],
  render: () => (
    <BothLocales>
      {(inLocale) => (
        <Form initialValues={{ name: "" }} schema={z.object({ name: z.string() })} onSubmit={() => undefined}>
          <ResultNotice kind="ok">{inLocale("Your name is saved.", "Имя сохранено.")}</ResultNotice>
          <RefusedNotice failure={callFailed("offline")} />
          <FormField name="name" label={inLocale("Name", "Имя")} autoComplete="off" />
          <Submit isBusy={false} cooldown={null} send={() => undefined} onCancel={() => undefined}>
            {inLocale("Save", "Сохранить")}
          </Submit>
        </Form>
      )}
    </BothLocales>
  ),
}
