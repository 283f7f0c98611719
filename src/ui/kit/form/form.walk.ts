import type { AnyStateMachine } from "xstate"
import type { Locator } from "vitest/browser"
import type { WalkTools } from "#ui/walk.ts"

interface Field {
  readonly field: Locator
  readonly value: string
}

/** A form in process: the inputs are disabled and keep their values, the button is busy. */
export const seeInProcess = (fields: ReadonlyArray<Field>, submit: Locator): void => {
  const states = fields.map(({ field }) => {
    const { disabled, value } = field.element() as HTMLInputElement
    return { disabled, value }
  })
  const actual = JSON.stringify({ fields: states, busy: submit.element().ariaBusy })
  const expected = JSON.stringify({ fields: fields.map(({ value }) => ({ disabled: true, value })), busy: "true" })
  if (actual !== expected) throw new Error(`Expected ${expected}, saw ${actual}`)
}

/** The button is disabled, and the rest of the cooldown is shown. */
export const seeRateLimited = async <M extends AnyStateMachine>(
  { page, t, see, expect }: WalkTools<M>,
  submit: Locator,
): Promise<void> => {
  await see(page.getByRole("alert"))
  await see(page.getByRole("timer", { name: t("common:failure.left") }))
  await expect.element(submit).toBeDisabled()
}

/** After a cooldown the same message says that the user can retry. */
export const seeRefused = <M extends AnyStateMachine>({ page, t, see }: WalkTools<M>, words: string): Promise<void> =>
  see(page.getByRole("alert").getByText(new RegExp(`${words}|${t("common:failure.again")}`)))

export const seeAddress = (address: string, expected: string): void => {
  if (address !== expected) throw new Error(`Expected to be at ${expected}, was at ${address}`)
}
