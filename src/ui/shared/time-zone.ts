import { createContext } from "react"

/** The reader's time zone, if it differs from the time zone of this process, because the server renders dates for browsers. */
export const TimeZone = createContext<string | undefined>(undefined)
