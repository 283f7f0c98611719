import type { changeAddress } from "#machines/account/change-address.machine.ts"
import { changeAddressModel as model } from "#machines/account/change-address.model.ts"
import { expectRateLimited, expectRefusal } from "#ui/kit/form/form.walk.ts"
import { sentByApp, transientState, type Walk, type WalkTools } from "#ui/walk.ts"
import { AddressSettings } from "./address-settings.tsx"

type Machine = typeof changeAddress
type Tools = WalkTools<Machine>

const parts = ({ page, t }: Tools) => ({
  address: page.getByRole("textbox", { name: t("settings:address.label.btc"), exact: true }),
  password: page.getByLabelText(t("settings:currentPassword"), { exact: true }),
  submit: page.getByRole("button", { name: t("settings:save"), exact: true }),
  preview: page.getByText(t("settings:address.new"), { exact: true }),
  doubt: page.getByText(t("settings:address.checksumFailed.btc")),
  dialog: page.getByRole("dialog", { name: t("settings:address.warned.title") }),
})

const enabled = async (tools: Tools) => {
  await tools.expect.element(parts(tools).submit).toBeEnabled()
}

const seeBusy = async (tools: Tools) => {
  const { address, password, submit } = parts(tools)
  await tools.expect.element(address).toBeDisabled()
  await tools.expect.element(password).toHaveValue(model.events["form.submit"][0].password)
  await tools.expect.element(submit).toHaveAttribute("aria-busy", "true")
}

export const changeAddressWalk: Walk<Machine> = {
  model,
  page: (machine) => <AddressSettings machine={machine} input={model.input} email="anna@example.com" />,
  events: {
    "rateLimit.ended": sentByApp,
    "outcome.check": ({ page, t }) => page.getByRole("button", { name: t("settings:lost.check") }).click(),
    "address.type": async (tools, { address }) => {
      const field = parts(tools).address
      // Clears the field first, because filling in the current value would fire no input event.
      if ((field.element() as HTMLInputElement).value === address) await field.fill("")
      await field.fill(address)
    },
    "form.submit": async (tools, event) => {
      const { password, submit } = parts(tools)
      await password.fill(event.password)
      await submit.click()
    },
    "warning.confirm": ({ page, t }) =>
      page.getByRole("button", { name: t("settings:address.warned.confirm") }).click(),
    "warning.back": ({ page, t }) => page.getByRole("button", { name: t("settings:address.warned.back") }).click(),
  },
  states: {
    deciding: transientState,
    unchanged: async (tools) => {
      await tools.expect.element(parts(tools).submit).toBeDisabled()
      await tools.expectAbsent(parts(tools).preview)
    },
    invalid: async (tools) => {
      await enabled(tools)
      await tools.expectAbsent(parts(tools).preview)
    },
    changed: async (tools) => {
      await enabled(tools)
      await tools.expectVisible(parts(tools).preview)
      await tools.expectAbsent(parts(tools).doubt)
    },
    checksumFailed: async (tools) => {
      await enabled(tools)
      await tools.expectVisible(parts(tools).preview)
      await tools.expectVisible(parts(tools).doubt)
      await tools.expectAbsent(parts(tools).dialog)
    },
    warned: async (tools) => {
      const { dialog } = parts(tools)
      await tools.expectVisible(dialog.getByText(tools.t("settings:address.checksumFailed.btc")))
      await tools.expectVisible(dialog.getByText(tools.t("settings:address.now"), { exact: true }))
      await tools.expectVisible(dialog.getByText(tools.t("settings:address.new"), { exact: true }))
    },
    sending: seeBusy,
    checkingOutcome: seeBusy,
    notSaved: async (tools) => {
      await tools.expectVisible(tools.page.getByText(tools.t("settings:lost.notSaved")))
      await tools.expectVisible(parts(tools).preview)
    },
    outcomeUnknown: async (tools) => {
      await tools.expectVisible(tools.page.getByText(tools.t("settings:lost.outcomeUnknown")))
      await tools.expect.element(parts(tools).submit).toBeDisabled()
    },
    success: async (tools) => {
      await tools.expectVisible(tools.page.getByText(tools.t("settings:address.success")))
      await tools.expect.element(parts(tools).submit).toBeDisabled()
      await tools.expect.element(parts(tools).password).toHaveValue("")
    },
    wrongPassword: async (tools) => {
      await tools.expectVisible(tools.page.getByRole("alert").getByText(tools.t("settings:errors.incorrectPassword")))
      await tools.expectVisible(parts(tools).preview)
    },
    rateLimited: (tools) => expectRateLimited(tools, parts(tools).submit),
    failed: async (tools) => {
      await expectRefusal(tools, model.portResults.saveAddress.CallFailed[0].message!)
      await tools.expectVisible(parts(tools).preview)
    },
  },
}
