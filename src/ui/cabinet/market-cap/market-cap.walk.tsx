import type { marketCap } from "#machines/cabinet/market-cap.machine.ts"
import { marketCapModel as model } from "#machines/cabinet/market-cap.model.ts"
import { useFlow } from "#ui/shared/flow.tsx"
import { sentByApp, type Walk } from "#ui/walk.ts"
import { MarketCap } from "./market-cap.tsx"

type Machine = typeof marketCap

const Line = ({ machine }: { readonly machine: Machine }) => {
  const [state, send] = useFlow(machine, model.input)
  return <MarketCap state={state} send={send} />
}

export const marketCapWalk: Walk<Machine> = {
  model,
  page: (machine) => <Line machine={machine} />,
  does: { "data.refreshed": sentByApp },
  sees: {
    loading: ({ page, t, absent }) => absent(page.getByText(t("dashboard:market.cap"))),
    // A failure shows nothing, not even a message.
    ready: ({ page, absent }) => absent(page.getByRole("alert")),
  },
}
