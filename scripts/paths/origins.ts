import { publicOrigin } from "#sandbox/public-origin.ts"

/** Where a tester opens the site with its sandbox, and Storybook: the links of manual scripts begin with it. */
export interface Origins {
  readonly site: string
  readonly storybook: string
}

/** What `npm run serve` and `npm run storybook` print. */
export const usualOrigins: Origins = { site: publicOrigin({}), storybook: "http://127.0.0.1:6006" }
