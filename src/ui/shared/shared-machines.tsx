import { createContext } from "react"
import { copyText } from "#machines/shared/copy-text.machine.ts"
import { countdown } from "#machines/shared/countdown.machine.ts"

/** Machines of small parts that any page may use. src/main/ fills their ports once. Stories and walks fill them in the frame. */
export const SharedMachines = createContext({ copyText, countdown })
