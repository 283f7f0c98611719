import { readPublicOrigin } from "#sandbox/public-origin.ts"

/** The origins of the site with its sandbox and of Storybook, as a tester opens them. Links in manual scripts begin with these origins. */
export interface Origins {
  readonly site: string
  readonly storybook: string
  /** True if links must contain their whole preparation, because a desk on another machine does not have the file. */
  readonly hasWholeLinks?: boolean
}

/** The origins that `npm run serve` and `npm run storybook` print. */
export const defaultOrigins: Origins = { site: readPublicOrigin({}), storybook: "http://127.0.0.1:6006" }
