import { createContext } from "react"
import { createActor, type ActorRefFrom } from "xstate"
import { modals } from "#machines/shared/modals.machine.ts"

/**
 * The open modals of the whole site. Loaded with the first dialog, so pages without dialogs do not load it.
 * Null where dialogs are independent of each other: several stories on one sheet.
 */
export const ModalStack = createContext<ActorRefFrom<typeof modals> | null>(createActor(modals).start())

/** A dialog inside another one opens above it at once instead of waiting. */
export const InModalContext = createContext(false)
