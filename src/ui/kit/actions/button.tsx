import type { MouseEvent, ReactNode } from "react"
import { Link } from "wouter"
import { SpinnerRing } from "#ui/kit/feedback/spinner.tsx"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./button.module.css"

export type ButtonKind = "primary" | "quiet" | "danger"
export const buttonClass = (kind: ButtonKind) => `${patterns.onScreen} ${css.button} ${css[kind]}`

interface Props {
  /** `primary` is the next step, `quiet` is any other action, and `danger` removes something or confirms despite a warning. */
  readonly kind?: ButtonKind | undefined
  /** The action of the button is running. */
  readonly busy?: boolean | undefined
  readonly disabled?: boolean | undefined
  readonly type?: "button" | "submit" | undefined
  /** Called on pointerdown, before the focused field loses its focus. */
  readonly onPress?: (() => void) | undefined
  /** Focuses the button on mount, because it replaces the control that was pressed. */
  readonly takesFocus?: boolean | undefined
  /** The id of the popover that the button opens and closes. */
  readonly opens?: string | undefined
  readonly onClick?: (() => void) | undefined
  readonly children: ReactNode
}

/** A constant outside the component, because a stable ref callback runs only on mount. */
const focus = (button: HTMLButtonElement | null) => {
  button?.focus()
}

/**
 * A button that starts an action on this page, such as sending a form. A busy button ignores clicks but stays focusable, because
 * a disabled button would lose the focus.
 */
export const Button = ({
  kind = "primary",
  busy = false,
  disabled = false,
  type = "button",
  takesFocus = false,
  onPress,
  opens,
  onClick,
  children,
}: Props) => (
  <button
    type={type}
    ref={takesFocus ? focus : null}
    className={buttonClass(kind)}
    disabled={disabled}
    popoverTarget={opens}
    aria-disabled={busy || undefined}
    aria-busy={busy || undefined}
    onPointerDown={busy ? undefined : onPress}
    onClick={(event: MouseEvent) => {
      if (busy) event.preventDefault()
      else onClick?.()
    }}
  >
    {busy && <SpinnerRing />}
    <span>{children}</span>
  </button>
)

interface ButtonLinkProps {
  readonly href: string
  readonly kind?: ButtonKind | undefined
  /** Runs in addition to the navigation, for example to close the surrounding dialog. */
  readonly onClick?: (() => void) | undefined
  readonly children: ReactNode
}

/** A link that looks like a button, because the next step is another page. */
export const ButtonLink = ({ href, kind = "primary", onClick, children }: ButtonLinkProps) => (
  <Link href={href} className={buttonClass(kind)} onClick={onClick}>
    {children}
  </Link>
)
