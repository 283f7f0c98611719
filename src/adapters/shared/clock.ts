import type { Instant } from "../../domain/shared/schema"

/** The current time in milliseconds, by the server's clock if known: a wrong local clock must not end a rate early. */
export interface Clock {
  readonly now: () => number
  /** Records a response's Date header. It has whole seconds, so only a clear difference counts. */
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

/** For values that do not change while they are shown. */
export const instantNow = ({ now }: Pick<Clock, "now">): Instant => new Date(now()).toISOString()
