import type { ComponentType } from "react"
import { lazyModule } from "#adapters/shared/lazy-module.ts"
import { memoizePerApp } from "#main/site/memoize-per-app.ts"
import { lazyPart } from "#main/site/part.tsx"
import { PlainFrame, type AccountFrameProps } from "#ui/account/account/account-page.tsx"
import css from "#ui/account/account/account.module.css"

const frame = lazyModule(() => import("./load-order-frame.ts"))

/** Creates the frame of sign-in, sign-up and recovery on the way to a payment. No other page loads its code. */
export const createLazyOrderFrame = memoizePerApp((app) =>
  lazyPart(app, {
    load: async () => (await frame()).loadOrderFrame(app),
    view: (Frame: ComponentType<AccountFrameProps>) => Frame,
    texts: ["pay"],
    missing: PlainFrame,
    pending: <div className={css.way} />,
  }),
)
