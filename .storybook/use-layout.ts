import * as React from "react"
import { layoutDiagram, type Diagram as Layout } from "#machines/kit/diagram.ts"
import type { MachineDetails } from "#ui/story/story-machine.ts"

/** Returns the layout of a machine's diagram, or null until it is computed. A layout of the previous machine is never returned. */
export const useLayout = (details: MachineDetails): Layout | null => {
  const [layout, setLayout] = React.useState<{ readonly machine: string; readonly layout: Layout } | null>(null)
  React.useEffect(() => {
    void layoutDiagram({ ...details, states: details.states.map(({ name }) => name) }).then((next) =>
      setLayout({ machine: details.name, layout: next }),
    )
  }, [details])
  return layout?.machine === details.name ? layout.layout : null
}
