import type { Meta, StoryObj } from "@storybook/react-vite"
import { BothLocales, createComponentPage } from "#ui/story/guide/component-page.tsx"
import { Status } from "./status.tsx"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "#ui/kit/styles/story-sheet.module.css"

export default {
  title: "Components/Feedback/Status",
  component: Status,
  tags: ["autodocs", "!test"],
  args: { kind: "ok", children: "Active" },
  parameters: createComponentPage({
    do: [
      "Use one or two words: “Active”, “Underpaid”, “Expired”.",
      "Give the same state the same kind and word on every page: list, card, receipt.",
      "Use warn where the customer can do something, danger where it failed for good, idle for the past.",
    ],
    avoid: ["Don’t write sentences in it: that is a Notice.", "Don’t use it for what can be pressed."],
    accessibility: [
      "A different icon for each kind: the state doesn’t depend on colour.",
      "Plain text for screen readers; it is not announced when it changes.",
      "Not a target. It stays on one line.",
    ],
  }),
} satisfies Meta<typeof Status>

export const Playground: StoryObj<typeof Status> = {}

export const Kinds: StoryObj = {
  tags: ["test"],
  render: () => (
    <BothLocales>
      {(inLocale) => (
        <div className={`${patterns.line} ${css.row}`}>
          <Status kind="ok">{inLocale("Active", "Действует")}</Status>
          <Status kind="warn">{inLocale("Underpaid", "Оплачен не полностью")}</Status>
          <Status kind="danger">{inLocale("Rejected", "Отклонён")}</Status>
          <Status kind="info">{inLocale("Processing", "В обработке")}</Status>
          <Status kind="idle">{inLocale("Expired", "Завершён")}</Status>
        </div>
      )}
    </BothLocales>
  ),
}
