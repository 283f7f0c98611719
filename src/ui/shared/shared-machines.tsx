import { createContext } from "react"
import { copyText } from "#machines/shared/copy-text.machine.ts"
import { countdown } from "#machines/shared/countdown.machine.ts"

/** Machines of small parts used on any page. src/main/ fills their ports once; stories and walks fill them in the frame. */
export const SharedMachines = createContext({ copyText, countdown })
