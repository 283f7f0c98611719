/** Comma-separated names of machines, as `npm run flow` sets them. */
const only = (import.meta.env["VITE_WALK"] as string | undefined)?.split(",")

/** Returns true if this run covers the machine. Without names, the run covers all machines. */
export const isChosen = (machine: string): boolean => only === undefined || only.includes(machine)
