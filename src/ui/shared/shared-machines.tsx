import { createContext } from "react"
import { bonusWindow } from "#machines/shop/bonus-window.machine.ts"
import { copyText } from "#machines/site/copy-text.machine.ts"
import { countdown } from "#machines/site/countdown.machine.ts"

/** Machines of small parts used on any page. src/main/ fills their ports once; stories and walks fill them in the frame. */
export const SharedMachines = createContext({ bonusWindow, copyText, countdown })
