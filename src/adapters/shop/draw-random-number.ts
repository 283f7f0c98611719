import { Result } from "effect"

/** Returns a random number from 0 (inclusive) to 1 (exclusive), which decides only the time of a teaser. */
export const drawRandomNumber = (): Result.Result<number> => Result.succeed(Math.random())
