import { brand } from "#brand/brand.ts"
import type { lazyChunk } from "#machines/site/lazy-chunk.machine.ts"
import { lazyChunkModel as model } from "#machines/site/lazy-chunk.model.ts"
import { Page } from "#ui/kit/layout/page.tsx"
import type { Walk, WalkTools } from "#ui/walk.ts"
import { LazyChunk } from "./lazy-chunk.tsx"

const LoadedPage = () => <Page title={brand.name}>{null}</Page>

const loading = ({ page, t, expectVisible }: WalkTools<typeof lazyChunk>) =>
  expectVisible(page.getByText(t("common:loading")))

export const lazyChunkWalk: Walk<typeof lazyChunk> = {
  model,
  page: (machine) => <LazyChunk machine={machine} name={model.input.name} loaded={() => <LoadedPage />} />,
  events: {
    "chunk.retry": ({ page, t }) => page.getByRole("button", { name: t("common:retry") }).click(),
  },
  states: {
    loading,
    checking: loading,
    retrying: loading,
    reloading: loading,
    leaving: loading,
    loaded: ({ page, expectVisible }) => expectVisible(page.getByRole("heading", { name: brand.name })),
    failed: async ({ page, t, expectVisible }) => {
      await expectVisible(page.getByRole("heading", { name: t("common:chunk.title") }))
      await expectVisible(page.getByText(t("common:chunk.failed")))
    },
  },
}
