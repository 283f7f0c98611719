import { expect, it } from "vitest"
import type { Rolldown } from "vite"
import { chunkNames } from "./chunks.ts"

/** Each module with those that import it. */
const importers: Readonly<Record<string, readonly string[]>> = {
  "/a/src/start/client.tsx": [],
  "/a/src/start/mount.tsx": [],
  "/a/src/main/sign-in.tsx": [],
  "/a/src/main/sign-up.tsx": [],
  "/a/src/main/home.tsx": [],
  "/a/src/main/buy.tsx": [],
  "/a/src/main/history.tsx": [],
  "/a/src/main/orders.tsx": [],
  "/a/src/main/site/cabinet-shell.tsx": [],
  "/a/src/main/lazy/calls.ts": [],
  "/a/src/domain/account/account.ts": ["/a/src/main/lazy/calls.ts", "/a/src/main/history.tsx"],
  "/a/src/main/site/core.ts": ["/a/src/start/client.tsx"],
  "/a/src/adapters/site/theme.ts": ["/a/src/main/site/core.ts", "/a/src/start/mount.tsx", "/a/src/main/history.tsx"],
  "/a/src/ui/site/app.tsx": ["/a/src/start/mount.tsx"],
  "/a/src/ui/kit/actions/button.tsx": ["/a/src/ui/site/app.tsx", "/a/src/main/buy.tsx"],
  "/a/src/ui/kit/form.tsx": ["/a/src/main/sign-in.tsx", "/a/src/main/sign-up.tsx", "/a/src/main/history.tsx"],
  "/a/src/ui/kit/promo.tsx": ["/a/src/main/sign-up.tsx", "/a/src/main/buy.tsx"],
  "/a/src/ui/shared/format.ts": ["/a/src/main/home.tsx", "/a/src/main/buy.tsx"],
  "/a/src/ui/kit/fields/slider.tsx": ["/a/src/main/buy.tsx", "/a/src/main/history.tsx"],
  "/a/src/ui/kit/menu.tsx": ["/a/src/main/site/cabinet-shell.tsx", "/a/src/main/history.tsx"],
  "/a/src/ui/kit/actions/pager.tsx": ["/a/src/main/orders.tsx", "/a/src/main/history.tsx"],
  "/a/src/ui/kit/table.tsx": ["/a/src/main/history.tsx"],
  "/a/locales/en-US/site/common.json": ["/a/src/start/client.tsx"],
  "/a/node_modules/react-dom/index.js": ["/a/src/start/mount.tsx"],
  "/a/node_modules/wouter/index.js": ["/a/src/ui/site/app.tsx"],
  "/a/node_modules/xstate/index.js": ["/a/src/start/client.tsx"],
  "/a/node_modules/zod/mini/index.js": ["/a/src/ui/kit/form.tsx"],
  "/a/node_modules/effect/dist/Effect.js": ["/a/node_modules/effect/dist/index.js"],
  "/a/node_modules/effect/dist/Result.js": [
    "/a/node_modules/effect/dist/index.js",
    "/a/node_modules/effect/dist/Effect.js",
  ],
  "/a/node_modules/effect/dist/internal/core.js": [
    "/a/node_modules/effect/dist/Effect.js",
    "/a/node_modules/effect/dist/Schema.js",
  ],
  "/a/node_modules/effect/dist/BigDecimal.js": ["/a/node_modules/effect/dist/index.js"],
  "/a/node_modules/effect/dist/Schema.js": ["/a/node_modules/effect/dist/index.js"],
}
const context = {
  getModuleInfo: (id: string) => ({
    importers: importers[id] ?? [],
    importedIds: Object.keys(importers).filter((imported) => importers[imported]?.includes(id)),
    dynamicImporters: /(?:start\/mount\.tsx|main\/lazy\/[^/]+|main\/(?:site\/)?[^/]+\.tsx)$/.test(id)
      ? ["/a/src/main/routes.ts"]
      : [],
  }),
} as unknown as Rolldown.ChunkingContext

it("puts shared modules into few files, and leaves the rest to their pages", () => {
  const name = chunkNames()
  expect(Object.fromEntries(Object.keys(importers).map((id) => [id.replace("/a/", ""), name(id, context)]))).toEqual({
    "src/start/client.tsx": "core",
    "src/start/mount.tsx": "view",
    "src/main/sign-in.tsx": null,
    "src/main/sign-up.tsx": null,
    "src/main/home.tsx": null,
    "src/main/buy.tsx": null,
    "src/main/history.tsx": null,
    "src/main/orders.tsx": null,
    "src/main/site/cabinet-shell.tsx": null,
    "src/main/lazy/calls.ts": null,
    "src/domain/account/account.ts": "schema",
    "src/main/site/core.ts": "core",
    "src/adapters/site/theme.ts": "core",
    "src/ui/site/app.tsx": "view",
    "src/ui/kit/actions/button.tsx": "view",
    "src/ui/kit/form.tsx": "form",
    "src/ui/kit/promo.tsx": "with-forms",
    "src/ui/shared/format.ts": "with-strangers",
    "src/ui/kit/fields/slider.tsx": "with-strangers",
    "src/ui/kit/menu.tsx": "cabinet",
    "src/ui/kit/actions/pager.tsx": null,
    "src/ui/kit/table.tsx": null,
    "locales/en-US/site/common.json": null,
    "node_modules/react-dom/index.js": "react-dom",
    "node_modules/wouter/index.js": "react",
    "node_modules/xstate/index.js": "vendor",
    "node_modules/zod/mini/index.js": "form",
    "node_modules/effect/dist/Effect.js": "effect",
    "node_modules/effect/dist/Result.js": "vendor",
    "node_modules/effect/dist/internal/core.js": "effect",
    "node_modules/effect/dist/BigDecimal.js": "decimal",
    "node_modules/effect/dist/Schema.js": "schema",
  })
})
