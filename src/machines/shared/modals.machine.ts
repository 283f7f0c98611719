import { assign } from "xstate"
import { setup } from "./port.ts"

export interface OpenModal {
  readonly id: string
  /** 320, 480, 640 or 800 wide inside. */
  readonly width: "S" | "M" | "L" | "XL"
  /** The two-factor challenge, above any other modal. */
  readonly onTop: boolean
}

export interface ModalsContext {
  /** The first is shown, the others wait until it is closed. */
  readonly bases: ReadonlyArray<OpenModal>
  readonly top: OpenModal | null
}
type Events = { type: "modal.opened"; modal: OpenModal } | { type: "modal.closed"; id: string }

const idOf = (event: Events) => (event.type === "modal.opened" ? event.modal.id : event.id)
const isKnown = ({ bases, top }: ModalsContext, id: string) => top?.id === id || bases.some((base) => base.id === id)

/** State set 12, modal manager: docs/states/shared/modals.md. One base modal at a time; two-factor may open above it. */
export const modals = setup({
  types: {} as { context: ModalsContext; events: Events },
  actions: {
    add: assign(({ context: { bases, top }, event }) => {
      if (event.type !== "modal.opened") return {}
      return event.modal.onTop ? { top: event.modal } : { bases: [...bases, event.modal], top }
    }),
    remove: assign(({ context: { bases, top }, event }) => ({
      bases: bases.filter(({ id }) => id !== idOf(event)),
      top: top?.id === idOf(event) ? null : top,
    })),
  },
  guards: {
    isNew: ({ context, event }) => !isKnown(context, idOf(event)),
    isOpen: ({ context, event }) => isKnown(context, idOf(event)),
    isTopped: ({ context: { bases, top } }) => top !== null && bases.length > 0,
    isAny: ({ context: { bases, top } }) => top !== null || bases.length > 0,
  },
}).createMachine({
  id: "modals",
  context: { bases: [], top: null },
  initial: "none",
  on: {
    "modal.opened": { guard: "isNew", target: ".deciding", actions: "add" },
    "modal.closed": { guard: "isOpen", target: ".deciding", actions: "remove" },
  },
  states: {
    none: {},
    deciding: {
      always: [{ guard: "isTopped", target: "topped" }, { guard: "isAny", target: "one" }, { target: "none" }],
    },
    one: {},
    topped: {},
  },
})

/** Whether it is on the screen now. */
export const isModalShown = ({ bases, top }: ModalsContext, id: string): boolean =>
  bases[0]?.id === id || top?.id === id
