import type { Locator } from "@playwright/test"
import { beginningOf, type Words } from "./words.ts"

/** The button of the review, where what arrives is read before it is sent. */
export const reviewedSend = (dialog: Locator, t: Words): Locator =>
  dialog.getByRole("button", { name: beginningOf(t("withdrawal:review.send")) })

/** From the filled form to the request. */
export const sendWithdrawal = async (dialog: Locator, t: Words): Promise<void> => {
  await dialog.getByRole("button", { name: t("withdrawal:submit"), exact: true }).click()
  await reviewedSend(dialog, t).click()
}
