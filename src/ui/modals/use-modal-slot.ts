import { useSelector } from "@xstate/react"
import { use, useEffect, useLayoutEffect } from "react"
import type { OpenModal } from "../../machines/modals/modals.machine"
import { isModalShown } from "../../machines/modals/modals.machine"
import { ModalStack } from "./modal-stack"

/** Tells the modal manager of a dialog as long as it is rendered. False while another one stands. */
export const useModalSlot = ({ id, width, onTop }: OpenModal, isInside: boolean): boolean => {
  const stack = use(ModalStack)
  const actor = isInside ? null : stack
  useLayoutEffect(() => {
    actor?.send({ type: "modal.opened", modal: { id, width, onTop } })
  }, [actor, id, width, onTop])
  // After the dialog itself has gone, so that the next one takes the focus from the page and not from this one.
  useEffect(() => () => actor?.send({ type: "modal.closed", id }), [actor, id])
  return useSelector(actor ?? undefined, (state) => state === undefined || isModalShown(state.context, id))
}
