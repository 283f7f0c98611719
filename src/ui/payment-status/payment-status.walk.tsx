import type { cryptoStatus } from "../../machines/crypto-status/crypto-status.machine"
import { cryptoStatusModel } from "../../machines/crypto-status/crypto-status.model"
import { held } from "../../machines/kit/replay"
import { paymentStatusModel as model } from "../../machines/payment-status/payment-status.model"
import type { paymentStatus } from "../../machines/payment-status/payment-status.machine"
import { paths } from "../paths"
import type { Walk, WalkTools } from "../walk"
import { passing } from "../walk"
import { PaymentStatusPage } from "./payment-status"

type Machine = typeof paymentStatus

/** Its feed and ports wait; it has a walk of its own. */
const waiting = held(cryptoStatusModel).machine as typeof cryptoStatus

const heading = (key: "success.title" | "overpaid.title" | "expired.title") => ({ page, t, see }: WalkTools<Machine>) =>
  see(page.getByRole("heading", { name: t(`pay:${key}`) }))

const arrivedAt = (path: string) => async ({ address, expect }: WalkTools<Machine>) => { expect(address()).toBe(path) }

const { orderId } = model.input

export const paymentStatusWalk: Walk<Machine> = {
  model,
  page: (machine) => <PaymentStatusPage machine={machine} orderId={orderId} cryptoStatus={waiting} />,
  does: {
    "load.retry": ({ page, t }) => page.getByRole("button", { name: t("common:retry") }).click()
  },
  sees: {
    loading: ({ page, t, see }) => see(page.getByText(t("common:loading"))),
    sorting: passing,
    crypto: ({ page, t, see }) => see(page.getByText(t("pay:crypto.waiting"))),
    error: ({ page, see }) => see(page.getByText(/req-42/)),
    buyProduct: arrivedAt(paths.buy(orderId)),
    buyMethod: arrivedAt(paths.buyMethod(orderId)),
    overpaid: heading("overpaid.title"),
    success: async (tools) => {
      await heading("success.title")(tools)
      await tools.see(tools.page.getByRole("link", { name: tools.t("pay:status.cabinet") }))
    },
    expired: heading("expired.title"),
    notFound: ({ page, t, see }) => see(page.getByRole("heading", { name: t("common:notFound.title") })),
    unknown: ({ page, t, see }) => see(page.getByText(t("pay:status.unknown")))
  }
}
