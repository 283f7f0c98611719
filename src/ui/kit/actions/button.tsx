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
  /** Shows a spinner and ignores clicks, while the button's action runs. */
  readonly isBusy?: boolean | undefined
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

/** Focuses the button. The function is outside the component, because React calls only a stable ref callback once per mount. */
const focus = (button: HTMLButtonElement | null) => {
  button?.focus()
}

/**
 * A button that starts an action on this page, such as sending a form. A busy button ignores clicks but stays focusable, because
 * a disabled button would lose the focus.
 */
export const Button = ({
  kind = "primary",
  isBusy = false,
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
    aria-disabled={isBusy || undefined}
    aria-busy={isBusy || undefined}
    onPointerDown={isBusy ? undefined : onPress}
    onClick={(event: MouseEvent) => {
      if (isBusy) event.preventDefault()
      else onClick?.()
    }}
  >
    {isBusy && <SpinnerRing />}
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

/** A link that looks like a button, for a next step on another page. */
export const ButtonLink = ({ href, kind = "primary", onClick, children }: ButtonLinkProps) => (
  <Link href={href} className={buttonClass(kind)} onClick={onClick}>
    {children}
  </Link>
)
