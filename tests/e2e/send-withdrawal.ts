import type { Locator } from "@playwright/test"
import { beginningOf, type Translate } from "./translate.ts"

/** Returns the button of the review step, on which a customer checks the received amount before sending. */
export const reviewedSend = (dialog: Locator, t: Translate): Locator =>
  dialog.getByRole("button", { name: beginningOf(t("withdrawal:review.send")) })

/** Sends the request of a filled form, including the review step. */
export const sendWithdrawal = async (dialog: Locator, t: Translate): Promise<void> => {
  await dialog.getByRole("button", { name: t("withdrawal:submit"), exact: true }).click()
  await reviewedSend(dialog, t).click()
}
