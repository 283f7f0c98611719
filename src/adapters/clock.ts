import type { Instant } from "../domain/schema"

/** The time now, in milliseconds, and as far as is known the server's: a wrong clock at home must not end a rate early. */
export interface Clock {
  readonly now: () => number
  /** What an answer's Date header said, heard just now. Whole seconds, so only a clear difference counts. */
  readonly learn: (date: string | null) => void
}

const noticeable = 2_000

export const createClock = (own: () => number = Date.now): Clock => {
  let offset = 0
  return {
    now: () => own() + offset,
    learn: (date) => {
      const server = date === null ? Number.NaN : Date.parse(date)
      if (Number.isNaN(server)) return
      const difference = server - own()
      offset = Math.abs(difference) < noticeable ? 0 : difference
    },
  }
}

/** For what is shown as it stands when it is shown. */
export const instantNow = ({ now }: Pick<Clock, "now">): Instant => new Date(now()).toISOString()
