import { useRef, type MouseEvent, type PointerEvent } from "react"
import { lastPosition } from "./log-scale.ts"

interface Options {
  readonly position: number
  readonly value: string
  readonly disabled: boolean
  readonly onPosition: (position: number) => void
  readonly onValue: (value: string) => void
}

interface Grab {
  /** From the middle of the grip to the pointer, in pixels. */
  readonly offset: number
  readonly value: string
}

/** A finger is wider than the grip: half of a target of 44 px. */
const reach = 22

/** The ruler begins and ends where the middle of the grip does. */
const rulerOf = ({ currentTarget }: MouseEvent) => currentTarget.firstElementChild?.getBoundingClientRect() ?? null

/**
 * The pointer on a slider: the grip is dragged, the track answers a tap. The native input would jump to a finger that only
 * scrolls the page. When the browser scrolls, it cancels the pointer, and the value is the one before.
 */
export const useSliderPointer = ({ position, value, disabled, onPosition, onValue }: Options) => {
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
      if (grab.current !== null) onValue(grab.current.value)
      grab.current = null
    },
    onClick: (event: MouseEvent) => {
      if (disabled) return
      event.currentTarget.querySelector("input")?.focus()
      // A mouse that was dragged clicks too.
      if (grab.current === null) pointAt(event, 0)
      grab.current = null
    },
  }
}
