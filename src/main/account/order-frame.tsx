import type { ComponentType } from "react"
import { lazyModule } from "#adapters/shared/lazy-module.ts"
import { lazyPart } from "#main/site/part.tsx"
import { perApp } from "#main/site/per-app.ts"
import { PlainFrame, type AccountFrameProps } from "#ui/account/account/account-page.tsx"
import css from "#ui/account/account/account.module.css"

const frame = lazyModule(() => import("./load-order-frame.ts"))

/** The frame of sign-in, sign-up and recovery on the way to a payment. No other page loads it. */
export const createLazyOrderFrame = perApp((app) =>
  lazyPart(app, {
    load: async () => (await frame()).loadOrderFrame(app),
    view: (Frame: ComponentType<AccountFrameProps>) => Frame,
    texts: ["pay"],
    fallback: PlainFrame,
    pending: <div className={css.way} />,
  }),
)
