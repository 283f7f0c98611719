import type { z } from "@hono/zod-openapi"
import type { RunningSandbox } from "#sandbox/running-sandbox.ts"
import type { clockForm } from "./forms.ts"

/** Moves the clock by a duration or to a time, or resets it to real time. */
export const setClock = async ({ clock, db }: RunningSandbox, form: z.output<typeof clockForm>): Promise<void> => {
  if ("reset" in form) await clock.reset(db)
  else await clock.move(db, "at" in form ? form.at - (await clock.now(db)) : form.milliseconds)
}
