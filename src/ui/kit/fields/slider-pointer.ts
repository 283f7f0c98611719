import { useRef, type MouseEvent, type PointerEvent } from "react"
import { lastPosition } from "./log-scale.ts"

interface Options {
  readonly position: number
  readonly value: string
  readonly disabled: boolean
  readonly onPosition: (position: number) => void
  readonly onChange: (value: string) => void
}

interface Grab {
  /** The distance from the middle of the grip to the pointer, in pixels. */
  readonly offset: number
  /** The value before the drag. A drag that the browser cancels restores it. */
  readonly value: string
}

/**
 * The maximum distance from the middle of the grip at which a press grabs it, in pixels. A finger is wider than the grip, so this
 * is half of a 44 px target.
 */
const reach = 22

/** Returns the box of the ruler, which begins and ends at the middle of the grip, or null without a ruler. */
const rulerOf = ({ currentTarget }: MouseEvent) => currentTarget.firstElementChild?.getBoundingClientRect() ?? null

/**
 * Handles the pointer on a slider: the user drags the grip or taps the track. A native input would jump to a finger that only
 * scrolls the page. When the browser scrolls, it cancels the pointer, and the previous value is restored.
 */
export const useSliderPointer = ({ position, value, disabled, onPosition, onChange }: Options) => {
  const grab = useRef<Grab | null>(null)
  const pointAt = (event: MouseEvent, offset: number) => {
    const ruler = rulerOf(event)
    if (ruler !== null) onPosition(((event.clientX - offset - ruler.left) / ruler.width) * lastPosition)
  }
  return {
    onPointerDown: (event: PointerEvent) => {
      const ruler = rulerOf(event)
      if (ruler === null || disabled || event.button !== 0) return
      const offset = event.clientX - ruler.left - (position / lastPosition) * ruler.width
      grab.current = Math.abs(offset) <= reach ? { offset, value } : null
      if (grab.current !== null) event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event: PointerEvent) => {
      if (grab.current !== null && event.buttons !== 0) pointAt(event, grab.current.offset)
    },
    onPointerCancel: () => {
      if (grab.current !== null) onChange(grab.current.value)
      grab.current = null
    },
    onClick: (event: MouseEvent) => {
      if (disabled) return
      event.currentTarget.querySelector("input")?.focus()
      // A mouse drag ends with a click too, which must not move the grip.
      if (grab.current === null) pointAt(event, 0)
      grab.current = null
    },
  }
}
