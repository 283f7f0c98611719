import type { Meta, StoryObj } from "@storybook/react-vite"
import { BothLocales } from "#ui/story/guide/both-locales.tsx"
import { componentPage } from "#ui/story/guide/component-page.ts"
import { ExportProgress } from "./export-progress.tsx"

export default {
  title: "Components/Feedback/ExportProgress",
  component: ExportProgress,
  tags: ["autodocs", "!test"],
  args: { done: 300, total: 1240, text: "300 of 1,240 operations", cancel: "Cancel", onCancel: () => undefined },
  parameters: componentPage({
    do: [
      "Use it where a list is read page by page for a file: the export of the history and of rewards.",
      "Let people cancel at any time; nothing is lost.",
    ],
    avoid: ["Don’t use it for a single call: that is a busy Button."],
    accessibility: [
      "A native progress bar, labelled by its text. The text is a status: its changes are announced politely.",
      "While the total is unknown the bar has no value, and screen readers hear that it is busy.",
      "Cancel is a quiet Button, at least 44 px high.",
    ],
  }),
} satisfies Meta<typeof ExportProgress>

export const Playground: StoryObj<typeof ExportProgress> = {}

export const UnknownAndKnown: StoryObj = {
  tags: ["test"],
  render: () => (
    <BothLocales>
      {(say) => (
        <>
          <ExportProgress
            done={0}
            total={0}
            text={say("Reading operations…", "Читаем операции…")}
            cancel={say("Cancel", "Отмена")}
            onCancel={() => undefined}
          />
          <ExportProgress
            done={300}
            total={1240}
            text={say("300 of 1,240 operations", "300 операций из 1240")}
            cancel={say("Cancel", "Отмена")}
            onCancel={() => undefined}
          />
        </>
      )}
    </BothLocales>
  ),
}
