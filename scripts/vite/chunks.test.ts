import { expect, it } from "vitest"
import type { Rolldown } from "vite"
import { chunkNames } from "./chunks.ts"

/** Each module with those that import it. */
const importers: Readonly<Record<string, readonly string[]>> = {
  "/a/src/main.tsx": [],
  "/a/src/main/sign-in.tsx": [],
  "/a/src/main/sign-up.tsx": [],
  "/a/src/main/home.tsx": [],
  "/a/src/main/buy.tsx": [],
  "/a/src/main/history.tsx": [],
  "/a/src/ui/app.tsx": ["/a/src/main.tsx"],
  "/a/src/ui/kit/button.tsx": ["/a/src/ui/app.tsx", "/a/src/main/buy.tsx"],
  "/a/src/ui/kit/form.tsx": ["/a/src/main/sign-in.tsx", "/a/src/main/sign-up.tsx", "/a/src/main/history.tsx"],
  "/a/src/ui/format.ts": ["/a/src/main/home.tsx", "/a/src/main/buy.tsx"],
  "/a/src/ui/kit/slider.tsx": ["/a/src/main/buy.tsx", "/a/src/main/history.tsx"],
  "/a/src/ui/kit/table.tsx": ["/a/src/main/history.tsx"],
  "/a/locales/en-US/common.json": ["/a/src/main.tsx"],
  "/a/node_modules/react-dom/index.js": ["/a/src/main.tsx"],
  "/a/node_modules/zod/mini/index.js": ["/a/src/ui/kit/form.tsx"],
}
const context = { getModuleInfo: (id: string) => ({ importers: importers[id] ?? [], dynamicImporters: /main\/[^/]+$/.test(id) ? ["/a/src/main/routes.ts"] : [] }) } as unknown as Rolldown.ChunkingContext

it("gives what strangers' pages share files of their own, and leaves the rest to those who use it", () => {
  const name = chunkNames()
  expect(Object.fromEntries(Object.keys(importers).map((id) => [id.replace("/a/", ""), name(id, context)]))).toEqual({
    "src/main.tsx": null,
    "src/main/sign-in.tsx": null,
    "src/main/sign-up.tsx": null,
    "src/main/home.tsx": null,
    "src/main/buy.tsx": null,
    "src/main/history.tsx": null,
    "src/ui/app.tsx": "main",
    "src/ui/kit/button.tsx": "main",
    "src/ui/kit/form.tsx": "form",
    "src/ui/format.ts": "with-home-buy",
    "src/ui/kit/slider.tsx": "with-buy",
    "src/ui/kit/table.tsx": null,
    "locales/en-US/common.json": null,
    "node_modules/react-dom/index.js": "vendor",
    "node_modules/zod/mini/index.js": "zod",
  })
})
