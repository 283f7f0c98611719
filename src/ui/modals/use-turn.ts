import { useSelector } from "@xstate/react"
import { use, useEffect, useLayoutEffect } from "react"
import type { OpenModal } from "../../machines/modals/modals.machine"
import { isStanding } from "../../machines/modals/modals.machine"
import { ModalStack } from "./modal-stack"

/** Told apart so that what stands on top is raised again above a modal that comes later. */
type Turn = string

/** Tells the modal manager of a dialog as long as it is rendered. Null while another one stands. */
export const useTurn = ({ id, width, onTop }: OpenModal, isInside: boolean): Turn | null => {
  const stack = use(ModalStack)
  const actor = isInside ? null : stack
  useLayoutEffect(() => {
    actor?.send({ type: "modal.opened", modal: { id, width, onTop } })
  }, [actor, id, width, onTop])
  // After the dialog itself has gone, so that the next one takes the focus from the page and not from this one.
  useEffect(() => () => actor?.send({ type: "modal.closed", id }), [actor, id])
  return useSelector(actor ?? undefined, (state) => {
    if (state === undefined) return id
    if (!isStanding(state.context, id)) return null
    return onTop ? `${id} over ${state.context.bases[0]?.id}` : id
  })
}
