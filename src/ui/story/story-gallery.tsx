import { useEffect, useRef, useState, type ReactNode, type SyntheticEvent } from "react"
import type { AnyStateMachine } from "xstate"
import type { Walk } from "#ui/walk.ts"
import { parseColumns, defaultColumns, type StoryColumn } from "./story-columns.ts"
import { describeMachine, type MachineDetails } from "./story-machine.ts"
import { stateTitle } from "./story-names.ts"
import { enterLoadQueue } from "./story-queue.ts"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./story-gallery.module.css"

/** The window of each device. Each frame is an iframe of this size, so that media queries apply. */
const windows = {
  phone: { width: 390, height: 844, scale: 0.62 },
  desktop: { width: 1280, height: 800, scale: 0.44 },
} as const

type Globals = Readonly<Record<string, unknown>>

const addressOf = (story: string, { locale, theme }: StoryColumn, globals: Globals) => {
  const display = ["text", "motion", "layout"].map((name) => `${name}:${String(globals[name])}`)
  return { story, globals: [`locale:${locale}`, `theme:${theme}`, ...display].join(";") }
}

/**
 * The frame of one story. The iframe loads only near the viewport, and only a few load at a time, because twenty loading frames
 * freeze the browser.
 */
const Frame = ({
  title,
  src,
  size,
}: {
  readonly title: string
  readonly src: string
  readonly size: StoryColumn["size"]
}) => {
  const container = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  /** The height of the content. A page that is longer than the device's window is shown to its end. */
  const [content, setContent] = useState(0)
  const [slot, setSlot] = useState<{ readonly leave: () => void } | null>(null)
  useEffect(() => {
    const watch = new IntersectionObserver((entries) => setNear(entries.at(-1)!.isIntersecting), {
      rootMargin: "600px",
    })
    watch.observe(container.current!)
    return () => watch.disconnect()
  }, [])
  useEffect(() => {
    if (!isNear) return
    const entry = enterLoadQueue(setSlot)
    return () => {
      entry.leave()
      setSlot(null)
    }
  }, [isNear, src])
  const { width, height: minHeight, scale } = windows[size]
  const height = Math.max(minHeight, content)
  const loaded = ({ currentTarget: { contentDocument } }: SyntheticEvent<HTMLIFrameElement>) => {
    slot?.leave()
    const { body, documentElement } = contentDocument!
    // Measures on every change, because the story renders after its document has loaded.
    const measure = () => {
      const dialog = contentDocument!.querySelector("dialog:modal")
      // Adds the hidden part of a dialog, which scrolls within the window and does not lengthen the document.
      const hidden = dialog === null ? 0 : dialog.scrollHeight - dialog.clientHeight
      setContent(Math.max(documentElement.scrollHeight, hidden > 0 ? documentElement.clientHeight + hidden : 0))
    }
    const sizes = new ResizeObserver(measure)
    sizes.observe(body)
    new MutationObserver(() =>
      contentDocument!.querySelectorAll("dialog").forEach((dialog) => sizes.observe(dialog)),
    ).observe(body, { childList: true, subtree: true })
  }
  return (
    <div ref={container} className={css.window} style={{ width: width * scale, height: height * scale }}>
      {slot && (
        <iframe
          className={css.frame}
          title={title}
          src={src}
          width={width}
          height={height}
          style={{ transform: `scale(${scale})` }}
          onLoad={loaded}
        />
      )}
    </div>
  )
}

const columnLabel = ({ locale, size, theme }: StoryColumn) => `${locale} · ${size} · ${theme}`

const StateRow = ({
  state,
  story,
  columns,
  globals,
}: MachineDetails["states"][number] & {
  readonly state: string
  readonly columns: ReadonlyArray<StoryColumn>
  readonly globals: Globals
}) => (
  <section className={css.state} aria-label={state}>
    <h2 className={css.name}>
      <span>{stateTitle(state)}</span> <code>{state}</code>
    </h2>
    <div className={`${patterns.row} ${css.columns}`}>
      {columns.map((column) => {
        const address = addressOf(story, column, globals)
        const query = `globals=${address.globals}`
        return (
          <figure key={columnLabel(column)} className={css.figure}>
            <figcaption>
              <a href={`./?path=/story/${story}&${query};viewport.value:${column.size}`} target="_top">
                {columnLabel(column)}
              </a>
            </figcaption>
            <Frame
              title={`${state}, ${columnLabel(column)}`}
              size={column.size}
              src={`./iframe.html?id=${story}&viewMode=story&frame&${query}`}
            />
          </figure>
        )
      })}
    </div>
  </section>
)

const Gallery = ({ details, globals }: { readonly details: MachineDetails; readonly globals: Globals }) => {
  const columns = parseColumns(typeof globals["gallery"] === "string" ? globals["gallery"] : defaultColumns)
  return (
    <main className={css.gallery}>
      <h1 className={css.title}>{details.title}</h1>
      <div className={`${patterns.row} ${css.states}`}>
        {details.states.map((state) => (
          <StateRow key={state.name} {...state} state={state.name} columns={columns} globals={globals} />
        ))}
      </div>
    </main>
  )
}

export interface GalleryStory {
  readonly render: (args: unknown, context: { readonly globals: Globals }) => ReactNode
  readonly parameters: { readonly machine: MachineDetails }
  /**
   * Overrides the toolbar: as wide as the browser, English and light. Each column has a device, a language and a theme of its
   * own.
   */
  readonly globals: Globals
}

/** Returns a story of all states of a flow. Each state has a frame in each column selected in the toolbar. */
export const galleryStory = <M extends AnyStateMachine>(walk: Walk<M>): GalleryStory => {
  const details = describeMachine(walk, null)
  return {
    render: (_, { globals }) => <Gallery details={details} globals={globals} />,
    parameters: { machine: details },
    globals: { viewport: { value: "100pct-100pct", isRotated: false }, locale: "en-US", theme: "light" },
  }
}
