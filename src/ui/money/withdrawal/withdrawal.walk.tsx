import { toPlainDecimal } from "#domain/shared/money.ts"
import { defaultConfig } from "#domain/site/config.ts"
import type { withdrawal } from "#machines/money/withdrawal.machine.ts"
import { withdrawalModel as model } from "#machines/money/withdrawal.model.ts"
import { expectRateLimited, expectSubmitting, expectRefusal } from "#ui/kit/form/form.walk.ts"
import { SiteConfig } from "#ui/site/site-config.ts"
import { sentByApp, transientState, type Walk, type WalkTools } from "#ui/walk.ts"
import { Withdrawal } from "./withdrawal.tsx"

type Machine = typeof withdrawal
type Tools = WalkTools<Machine>

const fields = ({ page, t }: Tools) => ({
  amount: page.getByLabelText(t("withdrawal:amount"), { exact: true }),
  address: page.getByLabelText(t("withdrawal:address.btc")),
  all: page.getByRole("button", { name: t("withdrawal:allOf") }),
  submit: page.getByRole("button", { name: t("withdrawal:submit"), exact: true }),
})

const form = async (tools: Tools) => {
  const { amount, address, all, submit } = fields(tools)
  for (const control of [amount, address, all, submit]) await tools.expectVisible(control)
  // Checks that the form shows the fee before the customer enters an amount.
  await tools.expectVisible(tools.page.getByText(/0[.,]00005000/).first())
}

const button =
  (key: "insufficient.change" | "warned.confirm" | "check" | "unknown.resend") =>
  ({ page, t }: Tools) =>
    page.getByRole("button", { name: t(`withdrawal:${key}`) })

const backEvents = ["insufficient.change", "warned.back", "review.back", "earlier.another", "notSent.back"] as const

const send = ({ page, t }: Tools) =>
  page.getByRole("button", { name: new RegExp(`^${t("withdrawal:review.send", { amount: "" })}`) })

/** Checks the arriving amount: 0.0015 minus the fee of 0.00005. */
const arriving = ({ page, expectVisible }: Tools) => expectVisible(page.getByText(/0[.,]00145000/).first())

/** Checks the amount, the fee with its percentage, and the arriving amount. */
const figures = async ({ page, expectVisible }: Tools) => {
  for (const figure of [/0[.,]00150000/, /0[.,]00005000/, /3[.,]33/, /0[.,]00145000/])
    await expectVisible(page.getByText(figure).first())
}

const seeBusy = (step: "sending" | "updating") => async (tools: Tools) => {
  await arriving(tools)
  await tools.expectVisible(tools.page.getByText(tools.t(`withdrawal:review.title.${step}`)))
  const pressed = tools.page.getByRole("button", { name: tools.t(`withdrawal:review.busy.${step}`) })
  await tools.expectVisible(pressed)
  await expectSubmitting(tools, [], pressed)
}

/** Checks that the page shows the request with its id, and no form for a new request. */
const unknown = (why: "notFound" | "unchecked" | "refused") => async (tools: Tools) => {
  await tools.expectVisible(tools.page.getByText(new RegExp(tools.t(`withdrawal:unknown.${why}`))))
  await tools.expectVisible(tools.page.getByText("a0f1a6f2-2d0f-4a53-9b9e-8f1a3f6c0001"))
  await tools.expectVisible(button("check")(tools))
  await tools.expectAbsent(fields(tools).submit)
}

export const withdrawalWalk: Walk<Machine> = {
  model,
  page: (machine) => (
    <SiteConfig value={{ ...defaultConfig, Hints: null, extensions: ["withdrawals"] }}>
      <Withdrawal machine={machine} coin={model.input.coin} onCreated={() => undefined} onClose={() => undefined} />
    </SiteConfig>
  ),
  events: {
    "load.retry": ({ page, t }) => page.getByRole("button", { name: t("common:retry") }).click(),
    "form.submit": async (tools, event) => {
      const { amount, address, submit } = fields(tools)
      await amount.fill(toPlainDecimal(event.amount))
      await address.fill(event.address)
      await submit.click()
    },
    "form.back": ({ page, t }) =>
      page
        .getByRole("button", { name: new RegExp(`^(?:${backEvents.map((key) => t(`withdrawal:${key}`)).join("|")})$`) })
        .click(),
    "warning.confirm": (tools) => button("warned.confirm")(tools).click(),
    "withdrawal.confirm": (tools) => send(tools).click(),
    "summary.changed": sentByApp,
    "rateLimit.ended": sentByApp,
    "outcome.check": (tools) => button("check")(tools).click(),
    "withdrawal.resend": (tools) => button("unknown.resend")(tools).click(),
  },
  states: {
    loading: ({ page, t, expectVisible }) => expectVisible(page.getByText(t("common:loading"))),
    failed: ({ page, t, expectVisible }) => expectVisible(page.getByText(t("common:failure.details"))),
    form,
    deciding: transientState,
    insufficient: async (tools) => {
      await tools.expectVisible(tools.page.getByText(tools.t("withdrawal:insufficient.title")))
      // Checks the typed amount, the minimum and the balance.
      for (const figure of [/0[.,]00040000/, /0[.,]00050000/, /0[.,]01234567/])
        await tools.expectVisible(tools.page.getByText(figure).first())
      await tools.expectVisible(button("insufficient.change")(tools))
      await tools.expectVisible(tools.page.getByRole("link", { name: tools.t("withdrawal:insufficient.buy") }))
    },
    warned: async (tools) => {
      await tools.expectVisible(tools.page.getByText(tools.t("withdrawal:warned.title")))
      await tools.expectVisible(button("warned.confirm")(tools))
    },
    review: async (tools) => {
      await tools.expectVisible(tools.page.getByText(tools.t("withdrawal:review.title.review")))
      await arriving(tools)
      await tools.expectVisible(send(tools))
    },
    sending: seeBusy("sending"),
    updating: seeBusy("updating"),
    checking: async (tools) => {
      await tools.expectVisible(tools.page.getByText(tools.t("withdrawal:checking")))
      await figures(tools)
    },
    notFound: unknown("notFound"),
    unchecked: unknown("unchecked"),
    resending: async (tools) => {
      await tools.expectVisible(tools.page.getByText(tools.t("withdrawal:resending")))
      await figures(tools)
    },
    resendRefused: unknown("refused"),
    resendRateLimited: async (tools) => {
      await unknown("refused")(tools)
      await tools.expect.element(button("unknown.resend")(tools)).toBeDisabled()
    },
    judging: transientState,
    earlier: ({ page, t, expectVisible }) => expectVisible(page.getByText(t("withdrawal:earlier.title"))),
    notSent: async ({ page, t, expectVisible }) => {
      await expectVisible(page.getByText(t("withdrawal:earlier.title")))
      await expectVisible(page.getByText(t("withdrawal:notSent.text")))
      // Checks the figures of the earlier withdrawal, whose amount may differ from the requested one.
      for (const figure of [/0[.,]00(150|210)000/, /3[.,]33|2[.,]38/, /0[.,]00(145|205)000/])
        await expectVisible(page.getByText(figure).first())
    },
    rateLimited: async (tools) => {
      await expectRateLimited(tools, fields(tools).submit)
      await arriving(tools)
    },
    refused: async (tools) => {
      await expectRefusal(tools, "Withdrawals to this address are paused.")
      await form(tools)
    },
    forbidden: async ({ page, t, expectVisible }) => {
      await expectVisible(page.getByText(t("withdrawal:forbidden.text")))
      await expectVisible(page.getByRole("link", { name: t("withdrawal:forbidden.buy") }))
    },
    success: async ({ page, t, expectVisible }) => {
      await expectVisible(page.getByText(t("withdrawal:success.title")))
      await expectVisible(page.getByRole("button", { name: t("withdrawal:success.close") }))
    },
  },
}
