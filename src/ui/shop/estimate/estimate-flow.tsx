import type { ReactNode } from "react"
import type { Offer } from "#domain/shop/offer.ts"
import type { estimate, EstimateInput } from "#machines/shop/estimate.machine.ts"
import { useFlow, type ScreenProps } from "#ui/shared/flow.tsx"

type Machine = typeof estimate
type Render = (props: ScreenProps<Machine>) => ReactNode

interface Props {
  readonly machine: Machine
  readonly offer: Pick<Offer, "coin" | "currency">
  readonly children: Render
}

const Loaded = ({ machine, input, children }: Omit<Props, "offer"> & { readonly input: EstimateInput }) => {
  const { state, send } = useFlow(machine, input)
  return children({ state, send })
}

/** Runs the machine of an estimate for the offer's coin and currency. Renders nothing if this build does not know one of them. */
export const EstimateFlow = ({ machine, offer: { coin, currency }, children }: Props) =>
  coin === "unknown" || currency === "unknown" ? null : (
    <Loaded key={`${coin}/${currency}`} machine={machine} input={{ coin, currency }}>
      {children}
    </Loaded>
  )
