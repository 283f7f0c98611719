import { publicOrigin } from "#sandbox/public-origin.ts"

/** Origins at which a tester opens the site with its sandbox, and Storybook. The links of manual scripts begin with them. */
export interface Origins {
  readonly site: string
  readonly storybook: string
  /** Links contain their preparation: a desk elsewhere has no file of it. */
  readonly hasWholeLinks?: boolean
}

/** The origins that `npm run serve` and `npm run storybook` print. */
export const usualOrigins: Origins = { site: publicOrigin({}), storybook: "http://127.0.0.1:6006" }
