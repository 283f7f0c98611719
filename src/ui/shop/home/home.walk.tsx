import type { rates } from "../../../machines/money/rates/rates.machine"
import { ratesModel as model } from "../../../machines/money/rates/rates.model"
import type { Walk } from "../../walk"
import { HomePage } from "./home"

export const ratesWalk: Walk<typeof rates> = {
  model,
  page: (machine) => <HomePage machine={machine} currency={model.input.currency} signedIn={false} />,
  does: {},
  sees: {
    loading: async ({ page, t, see, absent }) => {
      await see(page.getByRole("link", { name: t("home:buy") }))
      await absent(page.getByText(t("home:rate", { coin: "BTC" })))
    },
    ready: async ({ page, t, see }) => {
      await see(page.getByText(/^\$64,250\.50$|^64\s250,50\s\$$/))
      await see(page.getByText(t("home:rate", { coin: "ETH" })))
    },
  },
}
