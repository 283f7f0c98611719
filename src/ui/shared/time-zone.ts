import { createContext } from "react"

/** The reader's time zone, where it is not that of this process: the server writes dates for browsers. */
export const TimeZone = createContext<string | undefined>(undefined)
