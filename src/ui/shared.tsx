import { createContext } from "react"
import { bonusWindow } from "../machines/bonus-window/bonus-window.machine"
import { copyText } from "../machines/copy-text/copy-text.machine"
import { countdown } from "../machines/countdown/countdown.machine"

/** Machines that small parts on any page run. Their ports are filled once, in src/main/; stories and walks fill them in the frame. */
export const SharedMachines = createContext({ bonusWindow, copyText, countdown })
