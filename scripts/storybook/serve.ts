import { serve } from "@hono/node-server"
import { serveStatic } from "@hono/node-server/serve-static"
import { Hono } from "hono"
import { printLine, printErrorLine } from "#scripts/print-line.ts"
import { changedFolder } from "#scripts/visual/changed.ts"
import { builtStories, treeNow } from "./build.ts"

/**
 * Serves the built stories, the screenshots of the latest comparison, and the response that .storybook/old-build.ts
 * requests.
 */
export const storiesSite = (stories: string, pictures: string, isOld: () => Promise<boolean>) =>
  new Hono()
    .get("/old-build", async (context) => context.json(await isOld()))
    .use("/changed/*", serveStatic({ root: pictures, rewriteRequestPath: (path) => path.slice("/changed".length) }))
    .use("*", serveStatic({ root: stories }))

/** Serves the stories built from this tree. The promise resolves only if the port cannot be used. */
export const serveStories = (port: number, tree: string | undefined): Promise<number> =>
  new Promise((ended) => {
    const isOld = async () => tree !== undefined && (await treeNow()) !== tree
    const { fetch } = storiesSite(builtStories, changedFolder, isOld)
    serve({ fetch, port, hostname: "127.0.0.1" }, () => {
      printLine(`Stories: http://127.0.0.1:${port}`)
      printLine(
        "Built of the files as they are now, they do not follow changes. While you edit: npm run storybook -- dev",
      )
    }).on("error", (failure) => {
      printErrorLine(`${failure.message}. Choose another port: PORT=${port + 1} npm run storybook`)
      ended(1)
    })
  })
