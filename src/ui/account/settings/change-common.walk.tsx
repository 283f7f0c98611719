import type { changeCommon } from "#machines/account/change-common.machine.ts"
import { changeCommonModel as model } from "#machines/account/change-common.model.ts"
import type { Walk, WalkTools } from "#ui/walk.ts"
import { CommonSettings } from "./common-settings.tsx"

type Machine = typeof changeCommon
type Tools = WalkTools<Machine>

const parts = ({ page, t }: Tools) => ({
  language: page.getByLabelText(t("settings:common.language")),
  currency: page.getByLabelText(t("settings:common.currency"), { exact: true }),
  submit: page.getByRole("button", { name: t("settings:save") }),
})

const seeBusy = async (tools: Tools) => {
  const { language, currency, submit } = parts(tools)
  await tools.expect.element(language).toBeDisabled()
  await tools.expect.element(currency).toBeDisabled()
  await tools.expect.element(submit).toHaveAttribute("aria-busy", "true")
}

export const changeCommonWalk: Walk<Machine> = {
  model,
  page: (machine) => <CommonSettings machine={machine} currencyId="usd" />,
  events: {
    "form.submit": async (tools, { values }) => {
      const { language, currency, submit } = parts(tools)
      await language.selectOptions(values.locale)
      await currency.selectOptions(values.currencyId)
      await submit.click()
    },
  },
  states: {
    ready: async (tools) => {
      await tools.expectVisible(parts(tools).submit)
      await tools.expectAbsent(tools.page.getByRole("alert"))
      await tools.expectAbsent(tools.page.getByText(tools.t("settings:common.success")))
    },
    "sending.requesting": seeBusy,
    "sending.checkingOutcome": seeBusy,
    "sending.showing": seeBusy,
    success: ({ page, t, expectVisible }) => expectVisible(page.getByText(t("settings:common.success"))),
    textsMissing: ({ page, t, expectVisible }) => expectVisible(page.getByText(t("settings:common.textsMissing"))),
    failed: ({ page, t, expectVisible }) =>
      expectVisible(page.getByRole("alert").getByText(t("common:failure.offline"))),
  },
}
