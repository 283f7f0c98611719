import type { history } from "#machines/money/history.machine.ts"
import { historyModel as model } from "#machines/money/history.model.ts"
import { useFlow } from "#ui/shared/flow.tsx"
import { paths } from "#ui/site/paths.ts"
import { sentByApp, transientState, type Walk } from "#ui/walk.ts"
import { HistoryList } from "./history-list.tsx"

type Machine = typeof history

const List = ({ machine }: { readonly machine: Machine }) => <HistoryList {...useFlow(machine, model.input)} />

export const historyWalk: Walk<Machine> = {
  model,
  page: (machine) => <List machine={machine} />,
  events: {
    "query.changed": sentByApp,
    "load.retry": ({ page, t }) => page.getByRole("button", { name: t("common:retry") }).click(),
    "data.refreshed": sentByApp,
  },
  states: {
    loading: ({ page, t, expectVisible }) => expectVisible(page.getByText(t("common:loading"))),
    deciding: transientState,
    ready: async ({ page, t, expectVisible }) => {
      await expectVisible(page.getByRole("table", { name: t("history:title") }))
      for (const state of ["Created", "Pending", "Rejected"] as const) {
        const text = t(`history:states.${state}`)
        // The cell may contain a cancel button after the text.
        await expectVisible(page.getByRole("cell", { name: new RegExp(`^(?:${text}|${text} .*)$`) }))
      }
      // Checks that debits have a minus and credits a plus.
      for (const amount of [/^−0[.,]0015/, /^\+0[.,]00001236/]) await expectVisible(page.getByText(amount).first())
      await expectVisible(page.getByRole("link", { name: /4a5e1e4b/ }))
      // Checks that a rejected withdrawal shows its address without a link.
      await expectVisible(page.getByText("0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed", { exact: true }))
    },
    empty: async ({ page, t, expectVisible, expect }) => {
      await expectVisible(page.getByText(t("history:empty.title")))
      await expect
        .element(page.getByRole("link", { name: t("common:empty.buy") }))
        .toHaveAttribute("href", "/cabinet/buy")
    },
    filteredEmpty: async ({ page, t, expectVisible, expect }) => {
      await expectVisible(page.getByText(t("history:filteredEmpty")))
      await expect
        .element(page.getByRole("link", { name: t("common:empty.reset") }))
        .toHaveAttribute("href", "/cabinet/history")
    },
    pageOutOfRange: async ({ url, expect }) => {
      expect(url()).toBe(paths.history())
    },
    failed: async ({ page, t, expectVisible }) => {
      await expectVisible(page.getByText(t("history:error")))
      await expectVisible(page.getByText(t("common:failure.details")))
    },
  },
}
