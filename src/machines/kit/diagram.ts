import type { ElkExtendedEdge, ElkNode, ElkPoint } from "elkjs/lib/elk-api"
import Elk from "elkjs/lib/elk.bundled.js"
import type { SampledEdge } from "./explore.ts"

// The layout of a machine's diagram: the positions of the states, and the paths and labels of the lines. The renderer chooses the colours.

/** A rectangle in SVG units. `x` and `y` are its upper left corner. */
interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
export interface DiagramNode extends Box {
  readonly state: string
  /** The parts of the state's name, the outermost parent first. */
  readonly words: ReadonlyArray<string>
}
export interface DiagramLine {
  readonly from: string
  readonly to: string
  /** The lines of the label: every event that leads from one state to the other, once, and the condition of an event that forks. */
  readonly text: ReadonlyArray<string>
  /** The SVG path from the edge of the source to the edge of the target. */
  readonly path: string
  readonly label: Box
}
export interface Diagram {
  readonly width: number
  readonly height: number
  readonly nodes: ReadonlyArray<DiagramNode>
  readonly lines: ReadonlyArray<DiagramLine>
}

interface MachineGraph {
  readonly states: ReadonlyArray<string>
  readonly start: string
  readonly edges: ReadonlyArray<Pick<SampledEdge, "from" | "event" | "to" | "when">>
}

export const lineHeight = 16
const characterWidth = 7.4
const widthOf = (words: ReadonlyArray<string>) =>
  Math.ceil(Math.max(...words.map((word) => word.length)) * characterWidth)

const options = {
  "elk.algorithm": "layered",
  "elk.edgeRouting": "ORTHOGONAL",
  "elk.edgeLabels.inline": "true",
  "elk.layered.nodePlacement.strategy": "LINEAR_SEGMENTS",
  "elk.layered.spacing.nodeNodeBetweenLayers": "16",
  "elk.layered.spacing.edgeEdgeBetweenLayers": "6",
  "elk.layered.spacing.edgeNodeBetweenLayers": "8",
  "elk.spacing.nodeNode": "24",
  "elk.spacing.edgeLabel": "4",
  "elk.padding": "[top=16,left=16,bottom=16,right=16]",
  "elk.randomSeed": "1",
}

/** Returns a measure of how much a 16:9 screen must shrink the diagram. */
const sizeOnScreen = ({ width = 0, height = 0 }: ElkNode) => Math.max(width / 16, height / 9)

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

/** Wraps a label to about the width of a state. A long label would make the diagram too wide. */
const wrap = (sentence: string): ReadonlyArray<string> => sentence.match(/\S.{0,20}\S(?=\s|$)|\S+/g) ?? []

/**
 * Returns one line for each pair of states, with every event that leads from one to the other. An event that also leads elsewhere has its
 * condition.
 */
const connectionsOf = ({ edges }: MachineGraph): ReadonlyArray<Pick<DiagramLine, "from" | "to" | "text">> => {
  const connections = new Map<string, { from: string; to: string; text: ReadonlyArray<string> }>()
  for (const { from, to } of edges) {
    const connectionEdges = edges.filter((edge) => edge.from === from && edge.to === to)
    const text = [...new Set(connectionEdges.map(({ event }) => event))].flatMap((event) => {
      const isFork = edges.some((other) => other.from === from && other.event === event && other.to !== to)
      const conditions = connectionEdges.filter((edge) => isFork && edge.event === event && edge.when !== "")
      return [event, ...conditions.map(({ when }) => `(${when})`)].flatMap(wrap)
    })
    connections.set(`${from}|${to}`, { from, to, text })
  }
  return [...connections.values()]
}

/**
 * Calculates the layout of a machine's diagram in both directions, and returns the one that fits a 16:9 screen better. An unchanged machine
 * always gets the same layout.
 */
export const layoutDiagram = async (machineGraph: MachineGraph): Promise<Diagram> => {
  // The list includes states that no edge reaches, and targets that the machine leaves immediately.
  const states = [
    ...new Set([
      machineGraph.start,
      ...machineGraph.states,
      ...machineGraph.edges.flatMap(({ from, to }) => [from, to]),
    ]),
  ]
  const connections = connectionsOf(machineGraph)
  const graph = (direction: "RIGHT" | "DOWN"): ElkNode => ({
    id: "machine",
    layoutOptions: { ...options, "elk.direction": direction },
    children: states.map((state) => {
      const words = state.split(".")
      const layoutOptions = state === machineGraph.start ? { "elk.layered.layering.layerConstraint": "FIRST" } : {}
      return { id: state, width: widthOf(words) + 24, height: words.length * lineHeight + 14, layoutOptions }
    }),
    edges: connections.map(({ from, to, text }, index) => ({
      id: String(index),
      sources: [from],
      targets: [to],
      labels: [{ text: text.join("\n"), width: widthOf(text) + 8, height: text.length * lineHeight }],
    })),
  })
  const elk = new Elk()
  const layouts = [await elk.layout(graph("RIGHT")), await elk.layout(graph("DOWN"))]
  const [{ width, height, children = [], edges = [] }] = layouts.toSorted(
    (one, other) => sizeOnScreen(one) - sizeOnScreen(other),
  ) as [ElkNode, ElkNode]
  return {
    width: round(width),
    height: round(height),
    nodes: children.map((node) => ({ state: node.id, words: node.id.split("."), ...boxOf(node) })),
    lines: connections.map((connection, index) => ({
      ...connection,
      path: pathOf(edges[index] as ElkExtendedEdge),
      label: boxOf(edges[index]!.labels![0]!),
    })),
  }
}
