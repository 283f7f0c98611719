import { expect, it } from "vitest"
import { isShipped } from "./syntax.ts"

it.each(["src/ui/buy/buy.tsx", "src/start/client.tsx", "src/ui/kit/walking.ts", "src/domain/model-number.ts"])(
  "%s ships",
  (path) => {
    expect(isShipped(path)).toBe(true)
  },
)

it.each([
  "src/ui/buy/buy.test.tsx",
  "src/ui/buy/buy.stories.tsx",
  "src/ui/buy/buy.walk.tsx",
  "src/machines/buy/buy.model.ts",
  "src/machines/generated/models.ts",
  "src/ui/generated/walks.ts",
  "src/ui/story/story-frame.tsx",
  "src/machines/kit/explore.ts",
  "src/domain/fixtures/order.ts",
])("%s does not ship", (path) => {
  expect(isShipped(path)).toBe(false)
})
