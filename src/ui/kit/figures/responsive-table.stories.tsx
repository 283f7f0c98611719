import type { Meta, StoryObj } from "@storybook/react-vite"
import { decimal } from "#domain/shared/money.ts"
import { Status } from "#ui/kit/feedback/status.tsx"
import { ExplorerLink } from "#ui/site/explorer-link/explorer-link.tsx"
import { createComponentPage } from "#ui/story/guide/component-page.tsx"
import { Amount } from "./amount.tsx"
import { DateText } from "./date-text.tsx"
import { ResponsiveTable } from "./responsive-table.tsx"
import { TableSkeleton } from "./table-skeleton.tsx"
import css from "#ui/kit/styles/story-sheet.module.css"

export default {
  title: "Components/Figures/ResponsiveTable",
  component: ResponsiveTable,
  subcomponents: { TableSkeleton },
  tags: ["autodocs", "!test"],
  parameters: createComponentPage({
    do: [
      "Use it for lists of operations, contracts and rewards.",
      "Choose with phone where a cell goes when a row becomes two lines; what is least needed gets none.",
      "Set isEndAligned for figures, so that their digits stand below each other.",
      "TableSkeleton: Use it while the table is loading, with the same columns and about as many rows.",
      "Set hasFixedColumns for a few columns of short figures: it stays a table on a phone.",
    ],
    avoid: [
      "Don’t put more than five columns into it.",
      "Don’t open the dialog of a row inside a cell: render it beside the table.",
    ],
    accessibility: [
      "A native table with a name; its roles are written out, because a changed display would remove them.",
      "On a phone the heading row stays for screen readers.",
      "Links in a row are at least 44 px high.",
    ],
  }),
} satisfies Meta<typeof ResponsiveTable>

const hash = "4a5e1e4baab89f3a32518a88c31bc87f618f76673e2cc77ab2127b7afdeda33b"

const History = () => (
  <div className={`${css.sheet} ${css.wide} ${css.broad}`}>
    <ResponsiveTable
      label="History"
      columns={[
        { key: "what", title: "Operation" },
        { key: "amount", title: "Amount", isEndAligned: true, phone: "firstEnd" },
        { key: "date", title: "Date", phone: "second" },
        { key: "state", title: "State", isEndAligned: true, phone: "secondEnd" },
        { key: "hash", title: "Transaction", phone: "none" },
      ]}
      rows={[
        ...["Bonus", "Списание платы за обслуживание", "Withdrawal"].map((what, index) => ({
          key: what,
          cells: {
            what,
            amount: <Amount value={decimal(`${index}.00150000`)} currency="btc" />,
            date: <DateText instant={`2026-1${index % 2}-21T09:05:00Z`} showsTime />,
            state: <Status kind={index === 1 ? "info" : "ok"}>{index === 1 ? "В обработке" : "Completed"}</Status>,
            hash: <ExplorerLink currencyId="btc" kind="transaction" value={hash} />,
          },
        })),
        null,
      ]}
    />
  </div>
)

export const OnADesktop: StoryObj = { tags: ["test"], render: () => <History /> }

export const OnAPhone: StoryObj = {
  tags: ["test", "!autodocs"],
  globals: { viewport: { value: "phone", isRotated: false } },
  render: () => <History />,
}
