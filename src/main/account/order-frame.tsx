import { part } from "#main/site/part.tsx"
import { perApp } from "#main/site/per-app.ts"
import { PlainFrame, type AccountFrameProps } from "#ui/account/account/account-page.tsx"
import css from "#ui/account/account/account.module.css"

/** The frame of sign-in, sign-up and recovery on the way to a payment. No other page loads it. */
export const createLazyOrderFrame = perApp((app) =>
  part<AccountFrameProps>(app, {
    load: async () => (await import("./load-order-frame.ts")).loadOrderFrame(app),
    texts: ["pay"],
    fallback: PlainFrame,
    pending: <div className={css.way} />,
  }),
)
