import { useSelector } from "@xstate/react"
import { use, useId, useLayoutEffect, useRef, useEffect, type ReactNode, type SyntheticEvent } from "react"
import { useTranslation } from "react-i18next"
import { isModalShown, type OpenModal } from "#machines/shared/modals.machine.ts"
import { CrossIcon } from "#ui/kit/layout/icons.tsx"
import { VisuallyHidden } from "#ui/kit/layout/visually-hidden.tsx"
import { InModalContext, ModalStack } from "./modal-stack.ts"
import { closeDialog, openOnTop } from "./top-dialog.ts"
import patterns from "#ui/kit/styles/patterns.module.css"
import css from "./dialog.module.css"

/** Registers a dialog with the modal manager while it is mounted. Returns false while a different dialog is open. */
const useModalSlot = ({ id, width, isOnTop }: OpenModal, isInside: boolean): boolean => {
  const stack = use(ModalStack)
  const actor = isInside ? null : stack
  useLayoutEffect(() => {
    actor?.send({ type: "modal.opened", modal: { id, width, isOnTop } })
  }, [actor, id, width, isOnTop])
  // Reports the close in an effect, after the dialog is removed, so that the next dialog takes the focus from the page and not from
  // this dialog.
  useEffect(() => () => actor?.send({ type: "modal.closed", id }), [actor, id])
  return useSelector(actor ?? undefined, (state) => state === undefined || isModalShown(state.context, id))
}

interface Props {
  /** The width of the content: 320, 480, 640 or 800 px. */
  readonly size?: "S" | "M" | "L" | "XL" | undefined
  readonly title: ReactNode
  /** The owner of the figures that the dialog shows, such as an id. */
  readonly figureOwner?: string | undefined
  /** Shows the dialog above any other modal, for the two-factor challenge. */
  readonly isOnTop?: boolean | undefined
  /** The id in the modal manager. Without this prop, the dialog generates an id. */
  readonly name?: string | undefined
  /** Called when the user presses Esc or the close button. Without it, the user must choose one of the dialog's actions. */
  readonly onClose?: (() => void) | undefined
  readonly children: ReactNode
}

/**
 * A modal dialog that is open while it is rendered, so that a machine decides when. The dialog waits while another modal is open.
 * The platform traps the focus, makes the page behind inert, and stacks a second dialog above the first.
 */
export const Dialog = ({ size = "M", title, figureOwner, isOnTop = false, name, onClose, children }: Props) => {
  const { t } = useTranslation()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const isTurn = useModalSlot({ id: name ?? id, width: size, isOnTop }, use(InModalContext))
  useLayoutEffect(() => {
    if (!isTurn) return
    const element = dialog.current!
    openOnTop(element)
    // Reopens the dialogs that belong above this one: a dialog nested in it that was rendered at the same time, or two-factor.
    for (const above of document.querySelectorAll<HTMLDialogElement>("dialog[open]")) {
      if (above === element || !(element.contains(above) || above.matches("[data-on-top]"))) continue
      above.close()
      openOnTop(above)
    }
    // Closes the dialog before it unmounts, so that the browser restores the focus.
    return () => closeDialog(element)
  }, [isTurn])
  const handleCancel = (event: SyntheticEvent) => {
    // Ignores the cancel event of a <select> or file input inside the dialog, which would close the dialog too.
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    onClose?.()
  }
  // Reopens the dialog and lets the machine decide, because a browser may close it on the second Esc without a cancel event.
  const handleClose = ({ currentTarget, target }: SyntheticEvent<HTMLDialogElement>) => {
    if (target !== currentTarget || currentTarget.open || !currentTarget.isConnected || !isTurn) return
    openOnTop(currentTarget)
    onClose?.()
  }
  return (
    <dialog
      ref={dialog}
      data-on-top={isOnTop || undefined}
      data-figure-of={figureOwner}
      className={`${patterns.overlay} ${css.dialog} ${css[size]}`}
      aria-labelledby={id}
      onCancel={handleCancel}
      onClose={handleClose}
    >
      <h2 id={id} className={css.title}>
        {title}
      </h2>
      <div className={`${patterns.stack} ${css.content}`}>
        <InModalContext value>{children}</InModalContext>
      </div>
      {/* The close button is last in the DOM, so that the initial focus goes to the dialog's content. */}
      {onClose && (
        <button type="button" className={`${patterns.control} ${css.close}`} onClick={onClose}>
          <CrossIcon />
          <VisuallyHidden>{t("close.dialog")}</VisuallyHidden>
        </button>
      )}
    </dialog>
  )
}

/** The actions at the end of a dialog. The primary action is first, unless it may do harm and the safe action must be first. */
export const DialogActions = ({ children }: { readonly children: ReactNode }) => (
  <div className={`${patterns.row} ${css.actions}`}>{children}</div>
)
