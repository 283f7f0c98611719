import { createContext } from "react"

/**
 * The reader's time zone, if it differs from the time zone of this process. The server renders pages for readers in any time
 * zone.
 */
export const TimeZone = createContext<string | undefined>(undefined)
