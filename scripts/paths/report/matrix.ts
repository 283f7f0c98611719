import { stateSets } from "#tests/states-tables.ts"
import { takenIn, type Reported } from "./data.ts"
import { covered, escaped, html, table } from "./html.ts"

/** Every state set of the specification: who covers it, and where that is written, shown and tested. */
export const matrix = (all: readonly Reported[]): string => {
  const rows = [...stateSets()].map(([number, title]) => {
    const own = all.filter(({ flow }) => flow.stateSets.includes(number))
    if (own.length === 0)
      return { cells: [String(number), title, html("not yet covered", "none"), "", "", "", ""], className: "gap" }
    const lines = (of: (one: Reported) => string) => html(own.map(of).join("<br>"))
    const places = (place: "machine" | "screen") => {
      const taken = own.reduce((sum, one) => sum + takenIn(one, place), 0)
      return covered(
        taken,
        own.reduce((sum, one) => sum + one.targets.transitions.length, 0),
      )
    }
    return {
      cells: [
        String(number),
        title,
        lines(({ flow }) => `<a href="#${flow.name}"><code>${flow.name}</code></a>`),
        lines(({ flow }) => escaped(flow.table?.file ?? "none")),
        places("machine"),
        places("screen"),
      ],
    }
  })
  const covers = rows.filter(({ className }) => className === undefined).length
  return [
    `<section id="sets"><h2>State sets</h2><p>${covers} of ${rows.length} have a machine.</p>`,
    table(
      ["set", "name", "machine", "table", "on the machine", "on the screen"],
      rows,
      "State sets of the specification",
    ),
    "</section>",
  ].join("\n")
}
