import { useSelector } from "@xstate/react"
import type { modals } from "../../machines/modals/modals.machine"
import { modalsModel as model } from "../../machines/modals/modals.model"
import { useFlowActor } from "../flow"
import { Dialog } from "../kit/dialog"
import type { Walk, WalkTools } from "../walk"
import { byApp, passing } from "../walk"
import { ModalStack } from "./modal-stack"

type Machine = typeof modals

/** Every dialog that is open, as any page would render it. */
const Stage = ({ machine }: { readonly machine: Machine }) => {
  const actor = useFlowActor(machine, model.input)
  const { bases, top } = useSelector(actor, (state) => state.context)
  return (
    <ModalStack value={actor}>
      {[...bases, ...(top === null ? [] : [top])].map(({ id, width, onTop }) => (
        <Dialog key={id} name={id} size={width} onTop={onTop} title={id}><button type="button">{id}</button></Dialog>
      ))}
    </ModalStack>
  )
}

const standing = (tools: WalkTools<Machine>, count: number) =>
  tools.expect.poll(() => document.querySelectorAll("dialog[open]").length).toBe(count)

export const modalsWalk: Walk<Machine> = {
  model,
  page: (machine) => <Stage machine={machine} />,
  does: {
    // Whatever page or prompt renders a dialog, or takes it away.
    "modal.opened": byApp,
    "modal.closed": byApp
  },
  sees: {
    none: (tools) => standing(tools, 0),
    sorting: passing,
    one: (tools) => standing(tools, 1),
    topped: async (tools) => {
      await standing(tools, 2)
      await tools.expect.element(tools.page.getByRole("button", { name: "tfa" })).toHaveFocus()
    }
  }
}
