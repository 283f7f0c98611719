import type { addressBook } from "#machines/account/address-book.machine.ts"
import { addressBookModel as model } from "#machines/account/address-book.model.ts"
import { expectSubmitting, expectRateLimited, expectRefusal } from "#ui/kit/form/form.walk.ts"
import { sentByApp, transientState, type Walk, type WalkTools } from "#ui/walk.ts"
import { AddressBook } from "./address-book.tsx"

type Machine = typeof addressBook
type Tools = WalkTools<Machine>

const button = (name: string, { page }: Pick<Tools, "page">) => page.getByRole("button", { name })
const parts = ({ page, t }: Tools) => ({
  coin: page.getByLabelText(t("security:addressBook.coin"), { exact: true }),
  name: page.getByLabelText(t("security:addressBook.name"), { exact: true }),
  address: page.getByLabelText(t("security:addressBook.address"), { exact: true }),
  save: page.getByRole("button", { name: t("settings:save"), exact: true }),
  rows: page.getByRole("list", { name: t("security:addressBook.title") }).getByRole("listitem"),
  removal: page.getByRole("dialog", { name: t("security:addressBook.remove.waiting.title", { name: "Exchange" }) }),
  warning: page.getByRole("dialog", { name: t("settings:address.warned.title") }),
})

/** Checks the waiting address with its time and the address that it replaces, and the usable address. */
const seeList = async (tools: Tools) => {
  const { t, expectVisible } = tools
  const { rows } = parts(tools)
  await expectVisible(rows.nth(0).getByText(t("security:addressBook.entry", { name: "Exchange", coin: "BTC" })))
  await expectVisible(rows.nth(0).getByText(new RegExp(t("security:addressBook.availableFrom"))))
  await expectVisible(rows.nth(0).getByText(t("security:addressBook.replaces", { name: "Ledger" })))
  await expectVisible(rows.nth(1).getByText(t("security:addressBook.entry", { name: "Ledger", coin: "BTC" })))
  await tools.expectAbsent(rows.nth(1).getByText(new RegExp(t("security:addressBook.availableFrom"))))
}

export const addressBookWalk: Walk<Machine> = {
  model,
  page: (machine) => <AddressBook machine={machine} />,
  events: {
    "load.retry": (tools) => button(tools.t("common:retry"), tools).click(),
    "address.add": (tools) => button(tools.t("security:addressBook.add"), tools).click(),
    "address.change": (tools, { saved }) =>
      button(`${tools.t("security:addressBook.change")} ${saved.name}`, tools).click(),
    "address.remove": (tools, { saved }) =>
      button(`${tools.t("security:addressBook.remove.waiting.action")} ${saved.name}`, tools).click(),
    "removal.confirm": (tools) => button(tools.t("security:addressBook.remove.waiting.confirm"), tools).click(),
    "removal.cancel": (tools) => button(tools.t("security:addressBook.remove.back"), tools).click(),
    "book.switch": (tools, { isOn }) =>
      button(tools.t(`security:addressBook.switch.${isOn ? "stayOn" : "off"}`), tools).click(),
    "form.submit": async (tools, event) => {
      const { name, address, save } = parts(tools)
      await name.fill(event.name)
      await address.fill(event.address)
      await save.click()
    },
    "form.cancel": (tools) => button(tools.t("common:cancel"), tools).click(),
    "warning.confirm": (tools) => button(tools.t("settings:address.warned.confirm"), tools).click(),
    "warning.back": (tools) => button(tools.t("settings:address.warned.back"), tools).click(),
    "rateLimit.ended": sentByApp,
  },
  states: {
    loading: ({ page, t, expectVisible }) => expectVisible(page.getByText(t("common:loading"))),
    failed: ({ page, t, expectVisible }) => expectVisible(page.getByText(t("common:failure.details"))),
    "listed.ready": async (tools) => {
      await seeList(tools)
      await tools.expectAbsent(parts(tools).removal)
    },
    "listed.saved": async (tools) => {
      await seeList(tools)
      await tools.expectVisible(tools.page.getByText(tools.t("security:addressBook.saved")))
    },
    "listed.changed": async (tools) => {
      await seeList(tools)
      await tools.expectVisible(tools.page.getByRole("status"))
    },
    "listed.failed": async (tools) => {
      await seeList(tools)
      await tools.expectVisible(tools.page.getByRole("alert").getByText(tools.t("common:failure.offline")))
    },
    removing: (tools) => tools.expectVisible(parts(tools).removal),
    changing: async (tools) => {
      await seeList(tools)
      await tools.expect.element(button(tools.t("security:addressBook.add"), tools)).toBeDisabled()
    },
    "form.ready": async (tools) => {
      await tools.expectVisible(parts(tools).address)
      await tools.expectAbsent(tools.page.getByRole("alert"))
      await tools.expectAbsent(parts(tools).warning)
    },
    "form.deciding": transientState,
    "form.warned": (tools) =>
      tools.expectVisible(parts(tools).warning.getByText(tools.t("settings:address.checksumFailed.btc"))),
    "form.sending": async (tools) => {
      const { name, save } = parts(tools)
      await expectSubmitting(tools, [{ field: name, value: model.events["form.submit"][0].name }], save)
      await tools.expectAbsent(parts(tools).warning)
    },
    "form.rateLimited": (tools) => expectRateLimited(tools, parts(tools).save),
    "form.failed": (tools) => expectRefusal(tools, model.portResults.saveBookAddress.CallFailed[0].message!),
  },
}
