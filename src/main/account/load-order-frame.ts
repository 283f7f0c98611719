import { lazyModule } from "#adapters/shared/lazy-module.ts"
import type { AppContext } from "#main/site/app.ts"
import { awaitConfig } from "#main/site/config.ts"

const frame = lazyModule(() => import("./create-order-frame.tsx"))

/**
 * Loads the frame of the order from its own file, because the code of every form would otherwise contain the names of all files that the
 * frame needs.
 */
export const loadOrderFrame = async (app: AppContext) => {
  // The settings decide the contents of the order's card, and so its size.
  const [{ createOrderFrame }] = await Promise.all([frame(), awaitConfig()])
  return createOrderFrame(app)
}
