import type { partnerSummary } from "#machines/partner/partner-summary.machine.ts"
import { partnerSummaryModel as model } from "#machines/partner/partner-summary.model.ts"
import { Page } from "#ui/kit/layout/page.tsx"
import { useFlow, noView } from "#ui/shared/flow.tsx"
import { sentByApp, transientState, type Walk, type WalkTools } from "#ui/walk.ts"
import { PartnerSummary } from "./partner-summary.tsx"

type Machine = typeof partnerSummary

const Codes = ({ machine }: { readonly machine: Machine }) => {
  const { state, send } = useFlow(machine, undefined)
  return (
    <Page title="Hashwell" isWide>
      <PartnerSummary state={state} send={send} create={null} Tools={noView} />
    </Page>
  )
}

const [earning, unused] = model.portResults.loadPartnerSummary.ok[0]!

const ready = async ({ page, t, expectVisible, expect }: WalkTools<Machine>) => {
  await expectVisible(page.getByText(t("partner:codes.active"), { exact: true }))
  // The code has paid rewards of 57 and 0 dollars in its two coins, and has accrued 13.49 and 45.12 dollars, which are 58.61
  // together.
  await expectVisible(page.getByText(/57[.,]00.*58[.,]61/))
  await expectVisible(page.getByText(unused!.value, { exact: true }).first())
  await expectVisible(page.getByText(t("partner:codes.unused"), { exact: true }))
  // Checks only that these texts exist, because they are in closed details. tests/partner opens the details.
  for (const label of ["referrals", "paid.btc", "accrued.btc", "accrued.eth"] as const)
    await expect.element(page.getByText(t(`partner:codes.${label}`), { exact: true }).first()).toBeInTheDocument()
  for (const figure of [/^0[.,]00088716\sBTC$/, /^0[.,]01446314\sETH$/])
    await expect.element(page.getByText(figure)).toBeInTheDocument()
  await expectVisible(page.getByText(t("partner:codes.inactive")))
  // Expects no line for a reward of zero.
  expect(page.getByText(t("partner:codes.paid.btc"), { exact: true }).elements()).toHaveLength(1)
  expect(page.getByText(t("partner:codes.paid.eth"), { exact: true }).elements()).toHaveLength(0)
  await expectVisible(
    page.getByRole("button", {
      name: `${t("common:copy.action")} ${t("partner:codes.link")} ${earning!.value}`,
    }),
  )
}

export const partnerSummaryWalk: Walk<Machine> = {
  model,
  page: (machine) => <Codes machine={machine} />,
  events: {
    "load.retry": ({ page, t }) => page.getByRole("button", { name: t("common:retry") }).click(),
    "partnerCode.created": sentByApp,
    "partnerCode.changed": sentByApp,
    "data.refreshed": sentByApp,
  },
  states: {
    loading: ({ page, t, expectVisible }) => expectVisible(page.getByText(t("common:loading"))),
    deciding: transientState,
    ready,
    reloading: ready,
    empty: ({ page, t, expectVisible }) => expectVisible(page.getByText(t("partner:codes.empty.title"))),
    failed: async ({ page, t, expectVisible }) => {
      await expectVisible(page.getByRole("alert"))
      await expectVisible(page.getByText(t("common:failure.details")))
    },
  },
}
