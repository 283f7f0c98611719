import type { Locator } from "@playwright/test"
import { beginningOf, type Words } from "./words.ts"

/** The button of the review step, on which a customer checks the received amount before sending. */
export const reviewedSend = (dialog: Locator, t: Words): Locator =>
  dialog.getByRole("button", { name: beginningOf(t("withdrawal:review.send")) })

/** Sends the request of a filled form, including the review step. */
export const sendWithdrawal = async (dialog: Locator, t: Words): Promise<void> => {
  await dialog.getByRole("button", { name: t("withdrawal:submit"), exact: true }).click()
  await reviewedSend(dialog, t).click()
}
