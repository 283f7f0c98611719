import { defaultConfig } from "#domain/site/config.ts"
import type { partnerJoin } from "#machines/partner/partner-join.machine.ts"
import { partnerJoinModel as model } from "#machines/partner/partner-join.model.ts"
import { Page } from "#ui/kit/layout/page.tsx"
import { useFlow } from "#ui/shared/flow.tsx"
import { SiteConfig } from "#ui/site/site-config.ts"
import type { Walk, WalkTools } from "#ui/walk.ts"
import { JoinButton, JoinModal } from "./partner-join.tsx"

type Machine = typeof partnerJoin
type Tools = WalkTools<Machine>

const Cabinet = ({ machine }: { readonly machine: Machine }) => {
  const { state, send } = useFlow(machine, undefined)
  return (
    <SiteConfig value={{ ...defaultConfig, Hints: null, partnerTerms: { discount: "5", reward: "5" } }}>
      <Page title="Hashwell">
        <div>
          <JoinButton state={state} send={send} />
        </div>
        <JoinModal state={state} send={send} />
      </Page>
    </SiteConfig>
  )
}

const parts = ({ page, t }: Tools) => ({
  offer: page.getByRole("dialog", { name: t("partner:join.title") }),
  submit: page.getByRole("button", { name: t("partner:join.submit") }),
  sending: page.getByRole("button", { name: t("partner:join.sending") }),
  check: page.getByRole("button", { name: t("partner:join.check") }),
  later: page.getByRole("button", { name: t("partner:join.later") }),
  close: page.getByRole("button", { name: t("partner:join.joined.close"), exact: true }).first(),
})

const seeBusy = async (tools: Tools) => {
  const { offer, sending, later } = parts(tools)
  await tools.expectVisible(offer)
  await tools.expectVisible(sending)
  tools.expect(later.element()).toHaveProperty("disabled", true)
}

export const partnerJoinWalk: Walk<Machine> = {
  model,
  page: (machine) => <Cabinet machine={machine} />,
  events: {
    "dialog.open": ({ page, t }) => page.getByRole("button", { name: t("partner:join.ask"), exact: true }).click(),
    "dialog.close": (tools) => {
      const { later, close } = parts(tools)
      return (later.query() === null ? close : later).click()
    },
    "programme.join": (tools) => parts(tools).submit.click(),
    "outcome.check": (tools) => parts(tools).check.click(),
  },
  states: {
    nonPartner: ({ page, expectAbsent }) => expectAbsent(page.getByRole("dialog")),
    modal: async (tools) => {
      await tools.expectVisible(parts(tools).offer)
      await tools.expectVisible(tools.page.getByText(tools.t("partner:join.lead")))
      // The customer saves 5 % of 1,000 dollars or 100,000 roubles. The partner gets 5 % of the 950 dollars or 95,000 roubles
      // that are paid.
      await tools.expectVisible(tools.page.getByText(/\$950\.00.*\$47\.50|95.000,00.*4.750,00/))
      await tools.expectVisible(parts(tools).submit)
      await tools.expectAbsent(parts(tools).check)
    },
    sending: seeBusy,
    checkingOutcome: seeBusy,
    notJoined: async (tools) => {
      await tools.expectVisible(tools.page.getByText(tools.t("partner:join.notJoined")))
      await tools.expectVisible(parts(tools).submit)
      await tools.expectAbsent(parts(tools).check)
    },
    outcomeUnknown: async (tools) => {
      await tools.expectVisible(tools.page.getByText(new RegExp(tools.t("partner:join.outcomeUnknown"))))
      await tools.expectVisible(parts(tools).check)
      await tools.expectAbsent(parts(tools).submit)
    },
    failed: async (tools) => {
      await tools.expectVisible(
        tools.page.getByRole("alert").getByText(model.portResults.joinProgramme.CallFailed[0].message!),
      )
      await tools.expectVisible(parts(tools).submit)
      await tools.expectAbsent(parts(tools).check)
    },
    joined: async (tools) => {
      const { page, t, expectVisible } = tools
      await tools.expectAbsent(parts(tools).later)
      await expectVisible(page.getByRole("dialog", { name: t("partner:join.joined.title") }))
      await expectVisible(page.getByRole("link", { name: t("partner:join.joined.open") }))
    },
  },
}
