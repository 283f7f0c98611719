import * as React from "react"
import { layoutDiagram, type Diagram as Layout } from "#machines/kit/diagram.ts"
import type { MachineFacts } from "#ui/story/story-machine.ts"

/** Returns the layout of a machine's diagram, or null until it is computed. A layout of the previous machine is never returned. */
export const useLayout = (facts: MachineFacts): Layout | null => {
  const [layout, setLayout] = React.useState<{ readonly machine: string; readonly layout: Layout } | null>(null)
  React.useEffect(() => {
    void layoutDiagram({ ...facts, states: facts.states.map(({ name }) => name) }).then((next) =>
      setLayout({ machine: facts.name, layout: next }),
    )
  }, [facts])
  return layout?.machine === facts.name ? layout.layout : null
}
