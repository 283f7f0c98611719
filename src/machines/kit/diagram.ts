/** The layout of a machine's diagram: positions of states and routes of lines. The renderer chooses the colours. */

export interface DiagramNode {
  readonly state: string
  /** The state's words, a nested state's parents first. */
  readonly words: ReadonlyArray<string>
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
export interface DiagramLine {
  readonly from: string
  readonly to: string
  /** Everything that leads this way, each once. */
  readonly events: ReadonlyArray<string>
  /** An SVG path, from the source's edge to the target's. */
  readonly path: string
  /** The middle of the line, for a label. */
  readonly x: number
  readonly y: number
}
export interface Diagram {
  readonly width: number
  readonly height: number
  readonly nodes: ReadonlyArray<DiagramNode>
  readonly lines: ReadonlyArray<DiagramLine>
}

interface Drawn {
  readonly states: ReadonlyArray<string>
  readonly start: string
  readonly edges: ReadonlyArray<{ readonly from: string; readonly event: string; readonly to: string }>
  /** States per row; three are readable on a phone. */
  readonly perRow?: number
}

interface Spot {
  readonly row: number
  readonly x: number
  readonly y: number
}

const letter = 7.2
const size = { line: 16, padding: 10, across: 28, down: 48, margin: 16, lane: 12 } as const

const mean = (numbers: ReadonlyArray<number>) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length
const round = (number: number) => Math.round(number * 10) / 10

/** The distance of each state from the start; unreachable states come last. */
const ranksOf = ({ states, start, edges }: Drawn): ReadonlyArray<ReadonlyArray<string>> => {
  const ranks: Array<ReadonlyArray<string>> = [[start]]
  const visited = new Set([start])
  for (const rank of ranks) {
    const next = [
      ...new Set(rank.flatMap((from) => edges.filter((edge) => edge.from === from).map((edge) => edge.to))),
    ].filter((state) => !visited.has(state))
    next.forEach((state) => visited.add(state))
    if (next.length > 0) ranks.push(next)
  }
  const unreached = states.filter((state) => !visited.has(state))
  return unreached.length > 0 ? [...ranks, unreached] : ranks
}

/** Rows of at most `perRow`, as even as can be, each state near those that lead to it. */
const rowsOf = (drawn: Drawn, perRow: number): ReadonlyArray<ReadonlyArray<string>> => {
  const place = new Map<string, number>()
  return ranksOf(drawn).flatMap((rank) => {
    const preferredPosition = (state: string) => {
      const sources = drawn.edges.filter(({ from, to }) => to === state && from !== state && place.has(from))
      return sources.length === 0 ? 0 : mean(sources.map(({ from }) => place.get(from)!))
    }
    // Nested states stay together; then states are ordered by the position of their predecessors.
    const parent = (state: string) => drawn.states.findIndex((other) => other.split(".")[0] === state.split(".")[0])
    const sorted = rank.toSorted(
      (a, b) =>
        preferredPosition(a) - preferredPosition(b) ||
        parent(a) - parent(b) ||
        drawn.states.indexOf(a) - drawn.states.indexOf(b),
    )
    const count = Math.ceil(sorted.length / perRow)
    const each = Math.ceil(sorted.length / count)
    const rows = Array.from({ length: count }, (_, index) => sorted.slice(index * each, (index + 1) * each))
    rows.forEach((row) => row.forEach((state, index) => place.set(state, index - (row.length - 1) / 2)))
    return rows
  })
}

/** Down to the next row: from below to above. Elsewhere: out into a lane at the side, and back. */
const route = (from: Spot, to: Spot, [width, height]: readonly [number, number], right: number) => {
  const [middle, half] = [width / 2, height / 2]
  if (from === to) {
    const [x, y] = [from.x + width, from.y + half]
    return { path: `M${x} ${y - 6}C${x + 22} ${y - 16} ${x + 22} ${y + 16} ${x} ${y + 6}`, x: x + 16, y }
  }
  if (from.row === to.row) {
    const dip = from.y + height + size.down / 2
    const [start, end] = [from.x + middle, to.x + middle]
    const y = from.y + height
    return { path: `M${start} ${y}C${start} ${dip} ${end} ${dip} ${end} ${y}`, x: (start + end) / 2, y: dip - 6 }
  }
  if (to.row === from.row + 1) {
    const [x1, y1, x2, y2] = [from.x + middle - 6, from.y + height, to.x + middle - 6, to.y]
    const bend = (y1 + y2) / 2
    return { path: `M${x1} ${y1}C${x1} ${bend} ${x2} ${bend} ${x2} ${y2}`, x: (x1 + x2) / 2, y: bend }
  }
  if (from.row === to.row + 1) {
    const [x1, y1, x2, y2] = [from.x + middle + 6, from.y, to.x + middle + 6, to.y + height]
    const bend = (y1 + y2) / 2
    return { path: `M${x1} ${y1}C${x1} ${bend} ${x2} ${bend} ${x2} ${y2}`, x: (x1 + x2) / 2, y: bend }
  }
  // Forwards on the left, backwards on the right; the longer the way, the further out.
  const forwards = to.row > from.row
  const out = size.lane * Math.min(Math.abs(to.row - from.row), 5)
  const lane = forwards ? -out : right + out
  const [x1, x2] = forwards ? [from.x, to.x] : [from.x + width, to.x + width]
  const [y1, y2] = [from.y + half + 5, to.y + half - 5]
  return { path: `M${x1} ${y1}C${lane} ${y1} ${lane} ${y2} ${x2} ${y2}`, x: (x1 + x2 + 6 * lane) / 8, y: (y1 + y2) / 2 }
}

const moved = (path: string, by: number) => {
  let isX = false
  return path.replaceAll(/-?\d+(?:\.\d+)?/g, (number) => {
    isX = !isX
    return String(round(Number(number) + (isX ? by : 0)))
  })
}

/** The same picture for the same machine, always. */
export const diagramOf = (drawn: Drawn): Diagram => {
  const words = new Map(drawn.states.map((state) => [state, state.split(".")] as const))
  const longest = Math.max(...[...words.values()].flat().map((word) => word.length))
  const lines = Math.max(...[...words.values()].map((parts) => parts.length))
  const [width, height] = [Math.ceil(longest * letter + 2 * size.padding), lines * size.line + size.padding]
  const rows = rowsOf(drawn, drawn.perRow ?? 3)
  const right = Math.max(...rows.map((row) => row.length)) * (width + size.across) - size.across
  const spots = new Map(
    rows.flatMap((row, at) =>
      row.map((state, index): [string, Spot] => {
        const usedWidth = row.length * (width + size.across) - size.across
        return [
          state,
          {
            row: at,
            x: round((right - usedWidth) / 2 + index * (width + size.across)),
            y: size.margin + at * (height + size.down),
          },
        ]
      }),
    ),
  )
  const ways = [...new Map(drawn.edges.map(({ from, to }) => [`${from}|${to}`, { from, to }])).values()]
    .map(({ from, to }) => {
      const same = drawn.edges.filter((edge) => edge.from === from && edge.to === to)
      return { from, to, events: [...new Set(same.map(({ event }) => event))] }
    })
    .map((way) => ({ ...way, ...route(spots.get(way.from)!, spots.get(way.to)!, [width, height], right) }))
  const side = size.margin + 5 * size.lane
  return {
    width: right + 2 * side,
    // Below the last row as well there may be an arc.
    height: rows.length * (height + size.down) - size.down / 2 + 2 * size.margin,
    nodes: drawn.states.map((state) => {
      const { x, y } = spots.get(state)!
      return { state, words: words.get(state)!, x: x + side, y, width, height }
    }),
    lines: ways.map((way) => ({ ...way, path: moved(way.path, side), x: round(way.x + side), y: round(way.y) })),
  }
}
