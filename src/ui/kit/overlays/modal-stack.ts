import { createContext } from "react"
import { createActor, type ActorRefFrom } from "xstate"
import { modals } from "#machines/shared/modals.machine.ts"

/**
 * The open modals of the whole site. The module loads with the first dialog, so that pages without dialogs do not load it. The
 * context is null if dialogs do not wait for each other, as for several stories on one sheet.
 */
export const ModalStack = createContext<ActorRefFrom<typeof modals> | null>(createActor(modals).start())

/** True inside a dialog. A nested dialog opens above its parent immediately instead of waiting. */
export const InModalContext = createContext(false)
