import type { Check } from "../check.ts"
import { staleStories } from "../stories.ts"

export const check: Check = async () => ({
  name: "stories",
  problems: (await staleStories()).map(({ file, why }) => `${file} is ${why}. Run: npm run stories`),
})
