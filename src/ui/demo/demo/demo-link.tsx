import type { ReactNode } from "react"
import type { demoAvailability } from "#machines/demo/demo-availability.machine.ts"
import { noView, renderView, type ScreenProps, type StateViews } from "#ui/shared/flow.tsx"
import { useAfterHydration } from "#ui/shared/use-after-hydration.ts"

type Machine = typeof demoAvailability
type ViewProps = ScreenProps<Machine> & { readonly children: ReactNode }

/** A link to the demo cabinet, for visitors who may see it. */
export const DemoLink = (props: ViewProps) => {
  // Shows the link until hydration, because the prerendered HTML is the same for everyone. Only the browser has the referrer of the
  // visitor.
  const isKnown = useAfterHydration(false, () => true)
  return isKnown ? renderView(views, props) : <Available {...props} />
}

const Available = ({ children }: ViewProps) => children

const views: StateViews<Machine, ViewProps> = { unavailable: noView, available: Available }
