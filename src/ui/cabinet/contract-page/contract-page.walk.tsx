import { estimateContract } from "#domain/cabinet/contract-estimate.ts"
import { bitcoinMining } from "#domain/fixtures/mining.ts"
import type { contractPage } from "#machines/cabinet/contract-page.machine.ts"
import { contractPageModel as model } from "#machines/cabinet/contract-page.model.ts"
import { paths } from "#ui/site/paths.ts"
import { sentByApp, transientState, type Walk, type WalkTools } from "#ui/walk.ts"
import { EstimatePanel, termOf, type ContractEstimatePanelProps } from "./contract-estimate-panel.tsx"
import { ContractPage } from "./contract-page.tsx"

type Machine = typeof contractPage

const { contractId, page: firstPage } = model.input

const SampleEstimatePanel = ({ details, now }: ContractEstimatePanelProps) => (
  <EstimatePanel
    details={details}
    outlook={estimateContract(details, bitcoinMining, termOf(details.contract, now))!}
    mining={bitcoinMining}
  />
)

const operations = async ({ page, t, expectVisible }: WalkTools<Machine>) => {
  await expectVisible(page.getByText(t("cabinet:contract.paidBack")))
  await expectVisible(page.getByRole("progressbar", { name: t("cabinet:contract.paidBack") }))
  await expectVisible(page.getByRole("link", { name: "100042", exact: true }))
  await expectVisible(page.getByRole("table", { name: t("history:title") }))
}

export const contractPageWalk: Walk<Machine> = {
  model,
  page: (machine) => (
    <ContractPage
      machine={machine}
      contractId={contractId}
      page={firstPage}
      now="2026-11-21T10:00:00Z"
      EstimatePanel={SampleEstimatePanel}
    />
  ),
  events: {
    "pageNumber.changed": sentByApp,
    "data.refreshed": sentByApp,
    "load.retry": ({ page, t }) => page.getByRole("button", { name: t("common:retry") }).click(),
  },
  states: {
    "loading.first": ({ page, t, expectVisible }) => expectVisible(page.getByText(t("common:loading"))),
    "loading.more": async (tools) => {
      await operations(tools)
      await tools.expectVisible(tools.page.getByText(tools.t("cabinet:contract.turning")))
    },
    deciding: transientState,
    ready: async (tools) => {
      await operations(tools)
      await tools.expectAbsent(tools.page.getByText(tools.t("cabinet:contract.turning")))
    },
    pageOutOfRange: async ({ url, expect }) => {
      expect(url()).toBe(paths.contract(contractId))
    },
    notFound: ({ page, t, expectVisible }) => expectVisible(page.getByText(t("common:notFound.description"))),
    failed: ({ page, t, expectVisible }) => expectVisible(page.getByText(t("common:failure.details"))),
  },
}
