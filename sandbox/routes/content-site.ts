import { z } from "@hono/zod-openapi"
import { Hono } from "hono"
import { saveReview } from "#sandbox/rules/reviews.ts"
import type { Env } from "#sandbox/running-sandbox.ts"
import { email, name, text } from "#sandbox/schemas/common.ts"

const reviewForm = z.object({
  name: name(254),
  email,
  title: z.literal("Negative review"),
  content: text(5000),
  rating: z.coerce.number().int().min(1).max(5),
})

/** Creates a mock of the content site, which accepts every valid review and returns only its success. */
export const createContentSite = (): Hono<Env> => {
  const site = new Hono<Env>({ strict: false })
  site.post("/admin-ajax.php", async (c) => {
    const { sandbox } = c.var
    const parsed = reviewForm.safeParse(await c.req.parseBody().catch(() => undefined))
    c.header("Cache-Control", "no-store")
    if (!parsed.success) return c.json({ success: false }, 200)
    await saveReview(sandbox.db, parsed.data, await sandbox.clock.now(sandbox.db))
    return c.json({ success: true }, 200)
  })
  return site
}
