import { buildCardWithCode } from "#domain/fixtures/invoice.ts"
import type { confirmCard } from "#machines/payments/confirm-card.machine.ts"
import { confirmCardModel as model } from "#machines/payments/confirm-card.model.ts"
import { noNavigation } from "#ui/payments/payment-status/payment-parts.walk.tsx"
import { sentByApp, type Walk, type WalkTools } from "#ui/walk.ts"
import { ConfirmCard } from "./confirm-card.tsx"

type Machine = typeof confirmCard
type Tools = WalkTools<Machine>

const submit = ({ page, t }: Tools) => page.getByRole("button", { name: t("pay:code.submit") })
const reload = ({ page, t }: Tools) => page.getByRole("button", { name: t("pay:invoice.check") })

const seeCodeField = async (tools: Tools) => {
  await tools.expectVisible(tools.page.getByLabelText(tools.t("pay:code.label")))
  await tools.expectVisible(submit(tools))
}

export const confirmCardWalk: Walk<Machine> = {
  model,
  page: (machine) => (
    <ConfirmCard
      machine={machine}
      {...model.input}
      until={buildCardWithCode().requisites.rejectDate}
      onFinished={noNavigation}
      orderNumber="100042"
    />
  ),
  events: {
    "cardCode.submit": async (tools, { confirmationCode }) => {
      await tools.page.getByLabelText(tools.t("pay:code.label")).fill(confirmationCode)
      await submit(tools).click()
    },
    "cardCode.ended": sentByApp,
    "order.reload": (tools) => reload(tools).click(),
  },
  states: {
    ready: async (tools) => {
      await seeCodeField(tools)
      await tools.expectAbsent(tools.page.getByText(tools.t("pay:status.card.cardconfirm.wrongcode")))
    },
    sending: async (tools) => {
      await tools.expect.element(submit(tools)).toHaveAttribute("aria-busy", "true")
    },
    wrongCode: async (tools) => {
      await seeCodeField(tools)
      await tools.expectVisible(tools.page.getByText(tools.t("pay:status.card.cardconfirm.wrongcode")))
      await tools.expect.element(tools.page.getByLabelText(tools.t("pay:code.label"))).toHaveFocus()
    },
    reload: ({ page, t, expectVisible }) => expectVisible(page.getByRole("button", { name: t("pay:code.checking") })),
    notConfirmed: async (tools) => {
      await seeCodeField(tools)
      await tools.expectVisible(tools.page.getByText(tools.t("pay:code.notConfirmed")))
    },
    outcomeUnknown: async (tools) => {
      await tools.expectVisible(tools.page.getByText(new RegExp(tools.t("pay:code.outcomeUnknown"))))
      await tools.expectVisible(reload(tools))
      await tools.expectVisible(
        tools.page.getByRole("button", { name: new RegExp(tools.t("common:stuckMoney.copyOrder")) }),
      )
      await tools.expectAbsent(submit(tools))
    },
    timedOut: async (tools) => {
      await tools.expectVisible(tools.page.getByText(tools.t("pay:code.timedOut")))
      await tools.expectVisible(reload(tools))
      await tools.expectAbsent(submit(tools))
    },
    failed: async (tools) => {
      await seeCodeField(tools)
      await tools.expectVisible(tools.page.getByText("This action is unavailable."))
    },
    finished: ({ page, t, expectVisible }) => expectVisible(page.getByText(t("pay:code.checking"))),
  },
}
