import type { Locator } from "vitest/browser"
import type { AnyStateMachine } from "xstate"
import type { WalkTools } from "#ui/walk.ts"

interface Field {
  readonly field: Locator
  readonly value: string
}

/** Checks that the form is being sent: its inputs are disabled and keep their values, and its button is busy. */
export const expectSubmitting = async <M extends AnyStateMachine>(
  { expect }: WalkTools<M>,
  fields: ReadonlyArray<Field>,
  submit: Locator,
): Promise<void> => {
  for (const { field, value } of fields) {
    await expect.element(field).toBeDisabled()
    expect(field.element()).toHaveProperty("value", value)
  }
  await expect.element(submit).toHaveAttribute("aria-busy", "true")
}

/** Checks that the button exists, and whether it is busy. */
export const expectBusy = async <M extends AnyStateMachine>(
  { expectVisible, expect }: WalkTools<M>,
  button: Locator,
  isBusy: boolean,
): Promise<void> => {
  await expectVisible(button)
  if (isBusy) await expect.element(button).toHaveAttribute("aria-busy", "true")
  else await expect.element(button).not.toHaveAttribute("aria-busy", "true")
}

/** Checks that the button is disabled and that the form shows the remaining cooldown. */
export const expectRateLimited = async <M extends AnyStateMachine>(
  { page, t, expectVisible, expect }: WalkTools<M>,
  submit: Locator,
): Promise<void> => {
  await expectVisible(page.getByRole("alert"))
  await expectVisible(page.getByRole("timer", { name: t("common:failure.left") }))
  await expect.element(submit).toBeDisabled()
}

/** Checks the message of a refusal. After a cooldown, the same alert states that the user can retry. */
export const expectRefusal = <M extends AnyStateMachine>(
  { page, t, expectVisible }: WalkTools<M>,
  text: string,
): Promise<void> => expectVisible(page.getByRole("alert").getByText(new RegExp(`${text}|${t("common:failure.again")}`)))
