import * as React from "react"
import { lineHeight } from "#machines/kit/diagram.ts"
import type { MachineDetails } from "#ui/story/story-machine.ts"
import { DiagramFrame, FullScreenContainer } from "./diagram-frame.tsx"
import { Row, SmallButton } from "./parts.tsx"
import { PanelTextsContext } from "./texts.ts"
import { useLayout } from "./use-layout.ts"

/** The minimum zoom at which the words stay readable. */
const readable = 0.75

const Arrow = ({ id, className }: { readonly id: string; readonly className?: string }) => (
  <marker
    id={id}
    className={className}
    viewBox="0 0 8 8"
    refX="7"
    refY="4"
    markerWidth="8"
    markerHeight="8"
    orient="auto"
    markerUnits="userSpaceOnUse"
  >
    <path d="M0 0L8 4L0 8Z" />
  </marker>
)

interface Props {
  readonly details: MachineDetails
  readonly state: string | null
  readonly onState: (state: string) => void
}

/** Draws the machine. The current state is highlighted and the transitions out of it are thick. A click on a state opens its story. */
export const Diagram = ({ details, state, onState }: Props) => {
  const t = React.useContext(PanelTextsContext)
  const layout = useLayout(details)
  const [zoom, setZoom] = React.useState(readable)
  const [isFull, setFull] = React.useState(false)
  const activeNode = React.useRef<SVGGElement>(null)
  const picture = React.useRef<SVGSVGElement>(null)
  const frame = React.useRef<HTMLDivElement>(null)
  const whole = React.useRef<HTMLDivElement>(null)
  React.useEffect(() => {
    const changed = () => {
      setFull(document.fullscreenElement !== null)
      setZoom(document.fullscreenElement === null ? readable : 0)
    }
    document.addEventListener("fullscreenchange", changed)
    return () => document.removeEventListener("fullscreenchange", changed)
  }, [])
  // Scrolls only the frame of the diagram, so that the panel stays where the user scrolled it.
  React.useEffect(() => {
    const [around, inside] = [frame.current, activeNode.current].map((each) => each?.getBoundingClientRect())
    if (around === undefined || inside === undefined) return
    frame.current?.scrollBy(
      inside.x + inside.width / 2 - around.x - around.width / 2,
      inside.y + inside.height / 2 - around.y - around.height / 2,
    )
  }, [layout, state, zoom, isFull])
  if (layout === null) return <DiagramFrame aria-busy="true" />
  const { width, height, nodes, lines } = layout
  const next = new Set(lines.filter((line) => line.from === state).map((line) => line.to))
  const press = (name: string) => (event: React.KeyboardEvent) => {
    if (event.key === "Enter" || event.key === " ") onState(name)
  }
  const toggleFullScreen = () => (isFull ? document.exitFullscreen() : whole.current?.requestFullscreen())
  const zoomBy = (factor: number) => setZoom((picture.current!.clientWidth / width) * factor)
  return (
    <FullScreenContainer ref={whole}>
      <Row>
        <SmallButton type="button" aria-label={t.zoomOut} onClick={() => zoomBy(1 / 1.25)}>
          −
        </SmallButton>
        <SmallButton type="button" aria-label={t.zoomIn} onClick={() => zoomBy(1.25)}>
          +
        </SmallButton>
        <SmallButton type="button" onClick={() => setZoom(0)}>
          {t.fit}
        </SmallButton>
        <SmallButton type="button" onClick={() => void toggleFullScreen()}>
          {isFull ? t.close : t.fullScreen}
        </SmallButton>
      </Row>
      <DiagramFrame ref={frame} tabIndex={0}>
        <svg
          ref={picture}
          viewBox={`0 0 ${width} ${height}`}
          // Never makes the diagram smaller than the frame allows.
          style={{
            width: `max(${width * zoom}px, min(100%, var(--tall, 70vh) * ${width / height}, ${width * 1.5}px))`,
          }}
          role="group"
          aria-label={t.diagram(details.title)}
        >
          <defs>
            <Arrow id="arrow" />
            <Arrow id="arrow-out" className="out" />
          </defs>
          {lines
            .toSorted((a, b) => Number(a.from === state) - Number(b.from === state))
            .map((line) => {
              const isOut = line.from === state
              return (
                <path
                  key={`${line.from} ${line.to}`}
                  className={isOut ? "out" : ""}
                  d={line.path}
                  markerEnd={`url(#arrow${isOut ? "-out" : ""})`}
                />
              )
            })}
          {lines.map((line) => (
            <g key={`${line.from} ${line.to}`} className="label">
              <title>{`${line.from} → ${line.to}`}</title>
              <rect {...line.label} />
              {line.text.map((words, index) => (
                <text
                  key={words + String(index)}
                  x={line.label.x + line.label.width / 2}
                  y={line.label.y + 12 + index * lineHeight}
                >
                  {words}
                </text>
              ))}
            </g>
          ))}
          {nodes.map((node) => (
            <g
              key={node.state}
              ref={node.state === state ? activeNode : undefined}
              role="button"
              tabIndex={0}
              aria-label={node.state}
              aria-current={node.state === state}
              className={node.state === state ? "lit" : next.has(node.state) ? "next" : ""}
              onClick={() => onState(node.state)}
              onKeyDown={press(node.state)}
            >
              <title>{node.state}</title>
              <rect x={node.x} y={node.y} width={node.width} height={node.height} rx={4} />
              {node.words.map((word, index) => (
                <text
                  key={word + String(index)}
                  className={index < node.words.length - 1 ? "parent" : ""}
                  x={node.x + node.width / 2}
                  y={node.y + node.height / 2 + 4 + (index - (node.words.length - 1) / 2) * 16}
                >
                  {word}
                </text>
              ))}
            </g>
          ))}
        </svg>
      </DiagramFrame>
    </FullScreenContainer>
  )
}
