import type { ElkExtendedEdge, ElkNode, ElkPoint } from "elkjs/lib/elk-api"
import Elk from "elkjs/lib/elk.bundled.js"

/** The layout of a machine's diagram: positions of states, routes and labels of lines. The renderer chooses the colours. */

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
export interface DiagramNode extends Box {
  readonly state: string
  /** The state's words, a nested state's parents first. */
  readonly words: ReadonlyArray<string>
}
export interface DiagramLine {
  readonly from: string
  readonly to: string
  /** Everything that leads this way, each once: the lines of the label. */
  readonly events: ReadonlyArray<string>
  /** An SVG path, from the source's edge to the target's. */
  readonly path: string
  readonly label: Box
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
}

export const lineHeight = 16
const letter = 7.4
const widthOf = (words: ReadonlyArray<string>) => Math.ceil(Math.max(...words.map((word) => word.length)) * letter)

const options = {
  "elk.algorithm": "layered",
  "elk.direction": "DOWN",
  "elk.edgeRouting": "ORTHOGONAL",
  "elk.edgeLabels.inline": "true",
  "elk.layered.spacing.nodeNodeBetweenLayers": "32",
  "elk.spacing.nodeNode": "24",
  "elk.spacing.edgeLabel": "4",
  "elk.padding": "[top=16,left=16,bottom=16,right=16]",
  "elk.randomSeed": "1",
}

const round = (number: number | undefined) => Math.round((number ?? 0) * 10) / 10
const boxOf = ({ x, y, width, height }: { x?: number; y?: number; width?: number; height?: number }): Box => ({
  x: round(x),
  y: round(y),
  width: round(width),
  height: round(height),
})

const pathOf = ({ sections = [] }: ElkExtendedEdge): string => {
  const point = ({ x, y }: ElkPoint) => `${round(x)} ${round(y)}`
  return sections
    .map(
      ({ startPoint, bendPoints = [], endPoint }) => `M${[startPoint, ...bendPoints, endPoint].map(point).join("L")}`,
    )
    .join("")
}

/** One line for each way between two states, with every event that leads there. */
const waysOf = ({ edges }: Drawn): ReadonlyArray<Pick<DiagramLine, "from" | "to" | "events">> => {
  const ways = new Map<string, { from: string; to: string; events: Array<string> }>()
  for (const { from, to, event } of edges) {
    const way = ways.get(`${from}|${to}`) ?? { from, to, events: [] }
    if (!way.events.includes(event)) way.events.push(event)
    ways.set(`${from}|${to}`, way)
  }
  return [...ways.values()]
}

/** The same picture for the same machine, always. */
export const layoutDiagram = async (drawn: Drawn): Promise<Diagram> => {
  // States that no edge reaches, and targets that are left at once.
  const states = [...new Set([drawn.start, ...drawn.states, ...drawn.edges.flatMap(({ from, to }) => [from, to])])]
  const ways = waysOf(drawn)
  const graph: ElkNode = {
    id: "machine",
    layoutOptions: options,
    children: states.map((state) => {
      const words = state.split(".")
      const layoutOptions = state === drawn.start ? { "elk.layered.layering.layerConstraint": "FIRST" } : {}
      return { id: state, width: widthOf(words) + 24, height: words.length * lineHeight + 14, layoutOptions }
    }),
    edges: ways.map(({ from, to, events }, index) => ({
      id: String(index),
      sources: [from],
      targets: [to],
      labels: [{ text: events.join("\n"), width: widthOf(events) + 8, height: events.length * lineHeight }],
    })),
  }
  const { width, height, children = [], edges = [] } = await new Elk().layout(graph)
  return {
    width: round(width),
    height: round(height),
    nodes: children.map((node) => ({ state: node.id, words: node.id.split("."), ...boxOf(node) })),
    lines: ways.map((way, index) => ({
      ...way,
      path: pathOf(edges[index] as ElkExtendedEdge),
      label: boxOf(edges[index]!.labels![0]!),
    })),
  }
}
