import { createContext } from "react"
import type { ActorRefFrom } from "xstate"
import { createActor } from "xstate"
import { modals } from "../../machines/modals/modals.machine"

/**
 * Which modals are open. One for the whole site, and part of no page that has no dialog: it comes along with the first one.
 * Null where dialogs know nothing of each other: several stories on one sheet.
 */
export const ModalStack = createContext<ActorRefFrom<typeof modals> | null>(createActor(modals).start())

/** A dialog inside another one belongs to it, and does not wait for it. */
export const InModalContext = createContext(false)
