import { serve } from "@hono/node-server"
import { serveStatic } from "@hono/node-server/serve-static"
import { Hono } from "hono"
import { say, warn } from "#scripts/say.ts"
import { changedFolder } from "#scripts/visual/changed.ts"
import { builtStories, treeNow } from "./build.ts"

/** Serves the built stories. The manager asks whether the files have changed since (.storybook/old-build.ts). */
export const serveStories = (port: number, tree: string | undefined): Promise<number> => {
  const app = new Hono()
    .get("/old-build", async (context) => context.json(tree !== undefined && (await treeNow()) !== tree))
    // Pictures of a comparison are newer than the build.
    .use("/changed/*", serveStatic({ root: changedFolder, rewriteRequestPath: (path) => path.slice("/changed".length) }))
    .use("*", serveStatic({ root: builtStories }))
  return new Promise((ended) => {
    serve({ fetch: app.fetch, port, hostname: "127.0.0.1" }, () => {
      say(`Stories: http://127.0.0.1:${port}`)
      say("A build of the files as they are now. It does not follow changes; while you edit, use: npm run storybook -- dev")
    }).on("error", (failure) => {
      warn(failure.message)
      ended(1)
    })
  })
}
