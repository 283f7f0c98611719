import { awaitConfig } from "#main/site/config.ts"
import type { App } from "#main/site/app.ts"

/** A file of its own, because the names of all files that the frame needs would be in the code of every form. */
export const loadOrderFrame = async (app: App) => {
  // The settings say what the card of the order has, and so its size.
  const [{ createOrderFrame }] = await Promise.all([import("./create-order-frame.tsx"), awaitConfig()])
  return createOrderFrame(app)
}
