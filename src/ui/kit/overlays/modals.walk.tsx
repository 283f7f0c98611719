import { useSelector } from "@xstate/react"
import type { modals } from "#machines/shared/modals.machine.ts"
import { modalsModel as model } from "#machines/shared/modals.model.ts"
import { useFlowActor } from "#ui/shared/flow.tsx"
import { sentByApp, transientState, type Walk, type WalkTools } from "#ui/walk.ts"
import { Dialog } from "./dialog.tsx"
import { ModalStack } from "./modal-stack.ts"

type Machine = typeof modals

/** Renders every open dialog, as a page would. */
const Stage = ({ machine }: { readonly machine: Machine }) => {
  const actor = useFlowActor(machine, model.input)
  const { bases, top } = useSelector(actor, (state) => state.context)
  return (
    <ModalStack value={actor}>
      {[...bases, ...(top === null ? [] : [top])].map(({ id, width, isOnTop }) => (
        <Dialog key={id} name={id} size={width} isOnTop={isOnTop} title={id}>
          <button type="button" data-stand-in="">
            {id}
          </button>
        </Dialog>
      ))}
    </ModalStack>
  )
}

// Finds any dialog. A waiting dialog is not rendered, so this query does not find it.
const anyDialog = ({ page }: WalkTools<Machine>) => page.getByRole("dialog")
const challenge = ({ page }: WalkTools<Machine>) => page.getByRole("button", { name: "tfa" })

export const modalsWalk: Walk<Machine> = {
  model,
  hasNoScreen: true,
  page: (machine) => <Stage machine={machine} />,
  events: {
    // The app sends `modal.opened` and `modal.closed` when any page or prompt mounts or unmounts a dialog.
    "modal.opened": sentByApp,
    "modal.closed": sentByApp,
  },
  states: {
    none: (tools) => tools.expectAbsent(anyDialog(tools)),
    deciding: transientState,
    one: (tools) => tools.expectVisible(anyDialog(tools)),
    stacked: async (tools) => {
      await tools.expectVisible(challenge(tools))
      await tools.expect.element(challenge(tools)).toHaveFocus()
    },
  },
}
