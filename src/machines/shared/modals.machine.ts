import { assign } from "xstate"
import { setup } from "./port.ts"

export interface OpenModal {
  readonly id: string
  /** The inner width: 320, 480, 640 or 800 pixels. */
  readonly width: "S" | "M" | "L" | "XL"
  /** True for the two-factor challenge, which opens above any other modal. */
  readonly isOnTop: boolean
}

export interface ModalsContext {
  /** The open modals. The first modal is on the screen, and the others wait until it is closed. */
  readonly bases: ReadonlyArray<OpenModal>
  readonly top: OpenModal | null
}
type Events = { type: "modal.opened"; modal: OpenModal } | { type: "modal.closed"; id: string }

const idOf = (event: Events) => (event.type === "modal.opened" ? event.modal.id : event.id)
const isKnown = ({ bases, top }: ModalsContext, id: string) => top?.id === id || bases.some((base) => base.id === id)

/**
 * State set 12, modal manager: docs/states/shared/modals.md. The page shows at most one base modal at a time. The two-factor challenge may
 * open above it, because a call of the modal may need a code.
 */
export const modals = setup({
  types: {} as { context: ModalsContext; events: Events },
  actions: {
    add: assign(({ context: { bases, top }, event }) => {
      if (event.type !== "modal.opened") return {}
      return event.modal.isOnTop ? { top: event.modal } : { bases: [...bases, event.modal], top }
    }),
    remove: assign(({ context: { bases, top }, event }) => ({
      bases: bases.filter(({ id }) => id !== idOf(event)),
      top: top?.id === idOf(event) ? null : top,
    })),
  },
  guards: {
    isNew: ({ context, event }) => !isKnown(context, idOf(event)),
    isOpen: ({ context, event }) => isKnown(context, idOf(event)),
    isStacked: ({ context: { bases, top } }) => top !== null && bases.length > 0,
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
      always: [{ guard: "isStacked", target: "stacked" }, { guard: "isAny", target: "one" }, { target: "none" }],
    },
    one: {},
    stacked: {},
  },
})

/** Returns true if the modal is on the screen now. */
export const isModalShown = ({ bases, top }: ModalsContext, id: string): boolean =>
  bases[0]?.id === id || top?.id === id
