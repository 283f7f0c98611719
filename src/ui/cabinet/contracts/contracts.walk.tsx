import { storyNow } from "#domain/fixtures/account.ts"
import { defaultConfig } from "#domain/site/config.ts"
import type { contracts } from "#machines/cabinet/contracts.machine.ts"
import { contractsModel as model } from "#machines/cabinet/contracts.model.ts"
import { noView } from "#ui/shared/flow.tsx"
import { paths } from "#ui/site/paths.ts"
import { SiteConfig } from "#ui/site/site-config.ts"
import { sentByApp, transientState, type Walk } from "#ui/walk.ts"
import { ContractsPage } from "./contracts.tsx"

type Machine = typeof contracts

export const contractsWalk: Walk<Machine> = {
  model,
  page: (machine) => (
    <SiteConfig value={{ ...defaultConfig, Hints: null, extensions: ["contracts"] }}>
      <ContractsPage machine={machine} query={model.input.query} now={storyNow} Expected={noView} />
    </SiteConfig>
  ),
  events: {
    "query.changed": sentByApp,
    "data.refreshed": sentByApp,
    "load.retry": ({ page, t }) => page.getByRole("button", { name: t("common:retry") }).click(),
  },
  states: {
    loading: ({ page, t, expectVisible }) => expectVisible(page.getByText(t("common:loading"))),
    deciding: transientState,
    ready: async ({ page, t, expectVisible }) => {
      await expectVisible(page.getByRole("table", { name: t("cabinet:contracts.title") }))
      for (const state of ["Active", "Suspended", "Expired"] as const)
        await expectVisible(page.getByRole("cell", { name: t(`cabinet:contracts.states.${state}`), exact: true }))
      // The contract has paid back 399 of 1,425 dollars, which is 28 % of its cost.
      await expectVisible(page.getByText(/28\s?%/).first())
    },
    empty: async ({ page, t, expectVisible, expect }) => {
      await expectVisible(page.getByText(t("cabinet:contracts.empty.title")))
      await expect
        .element(page.getByRole("link", { name: t("common:empty.buy") }))
        .toHaveAttribute("href", "/cabinet/buy")
    },
    filteredEmpty: async ({ page, t, expectVisible, expect }) => {
      await expectVisible(page.getByText(t("cabinet:contracts.filteredEmpty.title")))
      await expect
        .element(page.getByRole("link", { name: t("common:empty.reset") }))
        .toHaveAttribute("href", "/cabinet/contracts")
    },
    pageOutOfRange: async ({ url, expect }) => {
      expect(url()).toBe(paths.contracts())
    },
    failed: ({ page, t, expectVisible }) => expectVisible(page.getByText(t("common:failure.details"))),
  },
}
