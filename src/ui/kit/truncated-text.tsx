import { useEffect, useId, useRef, useState } from "react"
import css from "./truncated-text.module.css"

interface Props {
  readonly text: string
}

/**
 * A name on one line. When it is cut, hover, keyboard focus or a press shows the whole name;
 * Esc hides it again. Screen readers always get the whole name.
 */
export const TruncatedText = ({ text }: Props) => {
  const id = useId()
  const place = useRef<HTMLSpanElement>(null)
  const line = useRef<HTMLSpanElement>(null)
  const wholeName = useRef<HTMLSpanElement>(null)
  const [cut, setCut] = useState(false)
  useEffect(() => {
    // The line is another element inside the button, so observe its parent.
    const observer = new ResizeObserver(() => setCut(line.current!.scrollWidth > line.current!.clientWidth))
    observer.observe(place.current!)
    return () => observer.disconnect()
  }, [text])
  const show = () => {
    if (cut && wholeName.current?.matches(":popover-open") === false) wholeName.current.showPopover()
  }
  const hide = () => {
    if (wholeName.current?.matches(":popover-open") === true) wholeName.current.hidePopover()
  }
  const name = (
    <span ref={line} className={css.line}>
      {text}
    </span>
  )
  return (
    <span ref={place} className={css.place} onPointerEnter={show} onPointerLeave={hide}>
      {cut ? (
        <button type="button" className={css.cut} onFocus={show} onBlur={hide} onClick={show}>
          {name}
        </button>
      ) : (
        name
      )}
      <span ref={wholeName} id={id} popover="auto" aria-hidden="true" className={css.whole}>
        {text}
      </span>
    </span>
  )
}
