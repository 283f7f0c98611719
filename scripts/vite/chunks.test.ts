import type { Rolldown } from "vite"
import { expect, it } from "vitest"
import { chunkName } from "./chunks.ts"

/** Modules, each with the modules that import it. */
const importers: Readonly<Record<string, readonly string[]>> = {
  "/a/src/start/client.tsx": [],
  "/a/src/main/sign-in.tsx": [],
  "/a/src/main/sign-up.tsx": [],
  "/a/src/main/home.tsx": [],
  "/a/src/main/buy.tsx": [],
  "/a/src/main/history.tsx": [],
  "/a/src/main/orders.tsx": [],
  "/a/src/main/site/cabinet-shell.tsx": [],
  "/a/src/main/lazy/calls.ts": [],
  "/a/src/ui/site/app.tsx": ["/a/src/start/client.tsx"],
  "/a/src/ui/kit/actions/button.tsx": ["/a/src/ui/site/app.tsx", "/a/src/main/buy.tsx"],
  "/a/src/ui/kit/form.tsx": ["/a/src/main/sign-in.tsx", "/a/src/main/sign-up.tsx"],
  "/a/src/ui/kit/promo.tsx": ["/a/src/main/sign-up.tsx", "/a/src/main/buy.tsx"],
  "/a/src/ui/kit/fields/checkbox.tsx": ["/a/src/main/sign-up.tsx", "/a/src/main/history.tsx"],
  "/a/src/ui/kit/fields/field.tsx": ["/a/src/main/sign-in.tsx", "/a/src/main/buy.tsx"],
  "/a/src/domain/site/account.ts": ["/a/src/main/lazy/calls.ts", "/a/src/main/history.tsx"],
  "/a/src/ui/kit/fields/slider.tsx": ["/a/src/main/buy.tsx", "/a/src/main/history.tsx"],
  "/a/src/ui/kit/figure.tsx": ["/a/src/main/buy.tsx", "/a/src/main/site/cabinet-shell.tsx"],
  "/a/src/ui/kit/menu.tsx": ["/a/src/main/site/cabinet-shell.tsx", "/a/src/main/history.tsx"],
  "/a/src/ui/kit/actions/pager.tsx": ["/a/src/main/orders.tsx", "/a/src/main/history.tsx"],
  "/a/src/ui/kit/table.tsx": ["/a/src/main/history.tsx"],
  "/a/locales/en-US/site/common.json": ["/a/src/start/client.tsx"],
  "/a/node_modules/react-dom/index.js": ["/a/src/start/client.tsx"],
  "/a/node_modules/xstate/index.js": ["/a/src/start/client.tsx"],
  "/a/node_modules/zod/mini/index.js": ["/a/src/ui/kit/form.tsx"],
  "/a/node_modules/effect/dist/index.js": ["/a/src/start/client.tsx", "/a/src/main/lazy/calls.ts"],
  "/a/node_modules/effect/dist/Effect.js": ["/a/node_modules/effect/dist/index.js"],
  "/a/node_modules/effect/dist/Result.js": [
    "/a/node_modules/effect/dist/index.js",
    "/a/node_modules/effect/dist/Effect.js",
  ],
  "/a/node_modules/effect/dist/internal/result.js": ["/a/node_modules/effect/dist/Result.js"],
  "/a/node_modules/effect/dist/BigDecimal.js": ["/a/node_modules/effect/dist/index.js"],
  "/a/node_modules/effect/dist/Order.js": ["/a/node_modules/effect/dist/BigDecimal.js"],
}
const context = {
  getModuleInfo: (id: string) => ({
    importers: importers[id] ?? [],
    dynamicImporters: /(?:main\/lazy\/[^/]+|main\/(?:site\/)?[^/]+\.tsx)$/.test(id) ? ["/a/src/main/routes.ts"] : [],
  }),
} as unknown as Rolldown.ChunkingContext

it("puts what the same kinds of pages share into one file, and leaves the rest to its page", () => {
  const named = Object.keys(importers).map((id) => [id.replace("/a/", ""), chunkName(id, context)])
  expect(Object.fromEntries(named)).toEqual({
    "src/start/client.tsx": "site",
    "src/main/sign-in.tsx": null,
    "src/main/sign-up.tsx": null,
    "src/main/home.tsx": null,
    "src/main/buy.tsx": null,
    "src/main/history.tsx": null,
    "src/main/orders.tsx": null,
    "src/main/site/cabinet-shell.tsx": null,
    "src/main/lazy/calls.ts": null,
    "src/ui/site/app.tsx": "site",
    "src/ui/kit/actions/button.tsx": "site",
    "src/ui/kit/form.tsx": "form",
    "src/ui/kit/promo.tsx": "amounts",
    "src/ui/kit/fields/checkbox.tsx": "form",
    "src/ui/kit/fields/field.tsx": "site",
    "src/domain/site/account.ts": "api",
    "src/ui/kit/fields/slider.tsx": "shop",
    "src/ui/kit/figure.tsx": "shop-cabinet",
    "src/ui/kit/menu.tsx": "cabinet",
    "src/ui/kit/actions/pager.tsx": null,
    "src/ui/kit/table.tsx": null,
    "locales/en-US/site/common.json": null,
    "node_modules/react-dom/index.js": "react",
    "node_modules/xstate/index.js": "site",
    "node_modules/zod/mini/index.js": "form",
    "node_modules/effect/dist/index.js": "api",
    "node_modules/effect/dist/Effect.js": "api",
    "node_modules/effect/dist/Result.js": "site",
    "node_modules/effect/dist/internal/result.js": "site",
    "node_modules/effect/dist/BigDecimal.js": "amounts",
    "node_modules/effect/dist/Order.js": "amounts",
  })
})
