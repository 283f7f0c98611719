import type { ReactNode } from "react"
import type { demoAvailability } from "#machines/demo/demo-availability.machine.ts"
import { useAfterHydration } from "#ui/shared/use-after-hydration.ts"
import { noView, renderView, type ScreenProps, type StateViews } from "#ui/shared/screen.tsx"

type Machine = typeof demoAvailability
type Props = ScreenProps<Machine> & { readonly children: ReactNode }

/** A link to the demo cabinet, for visitors who may see it. */
export const DemoLink = (props: Props) => {
  // The prerendered HTML shows it to everyone: only the browser knows who referred the visitor.
  const View = useAfterHydration<StateViews<Machine, Props>["available"]>(Available, () =>
    renderView(views, props.state),
  )
  return <View {...props} />
}

const Available = ({ children }: Props) => children

const views: StateViews<Machine, Props> = { unavailable: noView, available: Available }
