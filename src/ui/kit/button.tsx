import type { MouseEvent, ReactNode } from "react"
import css from "./button.module.css"
import { SpinnerRing } from "./spinner"

export type ButtonKind = "primary" | "quiet" | "danger"
export const buttonClass = (kind: ButtonKind) => `${css.button} ${css[kind]}`

interface Props {
  readonly kind?: ButtonKind | undefined
  readonly busy?: boolean | undefined
  readonly disabled?: boolean | undefined
  readonly type?: "button" | "submit" | undefined
  /** The pointer goes down, before a field that has the focus is left. */
  readonly onPress?: (() => void) | undefined
  /** It takes the place of what was pressed. */
  readonly takesFocus?: boolean | undefined
  readonly onClick?: (() => void) | undefined
  readonly children: ReactNode
}

/** Once: the function stays the same. */
const focus = (button: HTMLButtonElement | null) => {
  button?.focus()
}

/** While busy it keeps its focus and does nothing. */
export const Button = ({
  kind = "primary",
  busy = false,
  disabled = false,
  type = "button",
  takesFocus = false,
  onPress,
  onClick,
  children,
}: Props) => (
  <button
    type={type}
    ref={takesFocus ? focus : null}
    className={buttonClass(kind)}
    disabled={disabled}
    aria-disabled={busy || undefined}
    aria-busy={busy || undefined}
    onPointerDown={busy ? undefined : onPress}
    onClick={(event: MouseEvent) => {
      if (busy) event.preventDefault()
      else onClick?.()
    }}
  >
    {busy && (
      <span className={css.spinner}>
        <SpinnerRing />
      </span>
    )}
    {children}
  </button>
)
