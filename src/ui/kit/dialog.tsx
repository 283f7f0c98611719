import type { ReactNode, SyntheticEvent } from "react"
import { use, useId, useLayoutEffect, useRef } from "react"
import { useTranslation } from "react-i18next"
import { InModalContext } from "../modals/modal-stack"
import { useModalSlot } from "../modals/use-modal-slot"
import css from "./dialog.module.css"
import { VisuallyHidden } from "./hidden"
import { CrossIcon } from "./icons"
import { lowerDialog, raiseDialog } from "./top-dialog"

interface Props {
  /** 320, 480, 640 or 800 wide inside. */
  readonly size?: "S" | "M" | "L" | "XL" | undefined
  readonly title: string
  /** The two-factor challenge: over whatever modal is there. */
  readonly onTop?: boolean | undefined
  /** By which the modal manager knows it; one of its own unless it is told. */
  readonly name?: string | undefined
  /** Esc or the cross. Without it the dialog has to be answered. */
  readonly onClose?: (() => void) | undefined
  readonly children: ReactNode
}

/**
 * A modal dialog for as long as it is rendered: whether it is open is the machine's business; while another one stands, it waits.
 * The platform keeps the focus inside, the page behind it out of reach, and a second dialog on top of the first.
 */
export const Dialog = ({ size = "M", title, onTop = false, name, onClose, children }: Props) => {
  const { t } = useTranslation()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const turn = useModalSlot({ id: name ?? id, width: size, onTop }, use(InModalContext))
  useLayoutEffect(() => {
    if (!turn) return
    const element = dialog.current!
    raiseDialog(element)
    // One that was there first and belongs on top: the inner one of two rendered together, or two-factor.
    for (const above of document.querySelectorAll<HTMLDialogElement>("dialog[open]")) {
      if (above === element || !(element.contains(above) || above.matches("[data-on-top]"))) continue
      above.close()
      raiseDialog(above)
    }
    // Closed before it goes, so that the browser puts the focus back where it came from.
    return () => lowerDialog(element)
  }, [turn])
  const cancel = (event: SyntheticEvent) => {
    // A select or a file field inside has a cancel of its own.
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    onClose?.()
  }
  // A browser may close on the second Esc without asking; then the machine is told, and decides.
  const closed = ({ currentTarget, target }: SyntheticEvent<HTMLDialogElement>) => {
    if (target !== currentTarget || currentTarget.open || !currentTarget.isConnected || !turn) return
    raiseDialog(currentTarget)
    onClose?.()
  }
  return (
    <dialog
      ref={dialog}
      data-on-top={onTop || undefined}
      className={`${css.dialog} ${css[size]}`}
      aria-labelledby={id}
      onCancel={cancel}
      onClose={closed}
    >
      <h2 id={id} className={css.title}>
        {title}
      </h2>
      <div className={css.content}>
        <InModalContext value>{children}</InModalContext>
      </div>
      {/* Last, so that the focus goes to what the dialog is about. */}
      {onClose && (
        <button type="button" className={css.close} onClick={onClose}>
          <CrossIcon />
          <VisuallyHidden>{t("close.dialog")}</VisuallyHidden>
        </button>
      )}
    </dialog>
  )
}

/** What the dialog can be answered with, at its end: the main thing first, and where that may do harm, the way back. */
export const DialogActions = ({ children }: { readonly children: ReactNode }) => (
  <div className={css.actions}>{children}</div>
)
