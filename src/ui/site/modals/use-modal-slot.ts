import { useSelector } from "@xstate/react"
import { use, useEffect, useLayoutEffect } from "react"
import type { OpenModal } from "../../../machines/site/modals/modals.machine"
import { isModalShown } from "../../../machines/site/modals/modals.machine"
import { ModalStack } from "./modal-stack"

/** Registers a dialog with the modal manager while it is mounted. Returns false while another one is open. */
export const useModalSlot = ({ id, width, onTop }: OpenModal, isInside: boolean): boolean => {
  const stack = use(ModalStack)
  const actor = isInside ? null : stack
  useLayoutEffect(() => {
    actor?.send({ type: "modal.opened", modal: { id, width, onTop } })
  }, [actor, id, width, onTop])
  // In an effect, after the dialog is removed: the next one then takes the focus from the page and not from this dialog.
  useEffect(() => () => actor?.send({ type: "modal.closed", id }), [actor, id])
  return useSelector(actor ?? undefined, (state) => state === undefined || isModalShown(state.context, id))
}
