/** Names of machines with commas between them, as `npm run flow` sets them. */
const only = (import.meta.env["VITE_WALK"] as string | undefined)?.split(",")

/** Whether this run is about the machine: every one, unless some are named. */
export const isChosen = (machine: string): boolean => only === undefined || only.includes(machine)
