import type { Meta, StoryObj } from "@storybook/react-vite"
import { BothLocales, createComponentPage } from "#ui/story/guide/component-page.tsx"
import { ExportProgress } from "./export-progress.tsx"

export default {
  title: "Components/Feedback/ExportProgress",
  component: ExportProgress,
  tags: ["autodocs", "!test"],
  args: {
    done: 1_250_000,
    total: 5_000_000,
    text: "Downloading the file…",
    amount: "1.3 MB of 5 MB",
  },
  parameters: createComponentPage({
    do: [
      "Use it where a list is read page by page, or a file is written while it arrives: print and export of the history.",
      "Put a quiet Button beside it that stops it at any time; nothing is lost.",
    ],
    avoid: ["Don’t use it for a single call: that is a busy Button."],
    accessibility: [
      "A native progress bar, labelled by its text. The text is a status: its changes are announced politely, those of the amount are not.",
      "While the total is unknown the bar has no value, and screen readers hear that it is busy.",
    ],
  }),
} satisfies Meta<typeof ExportProgress>

export const Playground: StoryObj<typeof ExportProgress> = {}

export const UnknownAndKnown: StoryObj = {
  tags: ["test"],
  render: () => (
    <BothLocales>
      {(inLocale) => (
        <>
          <ExportProgress done={0} total={0} text={inLocale("Preparing the file…", "Готовим файл…")} />
          <ExportProgress
            done={1_250_000}
            total={5_000_000}
            text={inLocale("Downloading the file…", "Скачиваем файл…")}
            amount={inLocale("1.3 MB of 5 MB", "1,3 МБ из 5 МБ")}
          />
        </>
      )}
    </BothLocales>
  ),
}
