import type { marketCap } from "../../machines/market-cap/market-cap.machine"
import { marketCapModel as model } from "../../machines/market-cap/market-cap.model"
import { useFlow } from "../flow"
import type { Walk } from "../walk"
import { MarketCap } from "./market-cap"

type Machine = typeof marketCap

const Line = ({ machine }: { readonly machine: Machine }) => {
  const [state, send] = useFlow(machine, model.input)
  return <MarketCap state={state} send={send} />
}

export const marketCapWalk: Walk<Machine> = {
  model,
  page: (machine) => <Line machine={machine} />,
  does: {},
  sees: {
    loading: ({ page, t, absent }) => absent(page.getByText(t("dashboard:market.cap"))),
    // What could not be had is not there, and nothing says so.
    ready: ({ page, absent }) => absent(page.getByRole("alert")),
  },
}
