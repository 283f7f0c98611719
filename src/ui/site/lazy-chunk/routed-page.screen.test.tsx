import { Result } from "effect"
import { expect, it } from "vitest"
import { render } from "vitest-browser-react"
import { page } from "vitest/browser"
import { fromPromise } from "xstate"
import { taggedFailure, type TaggedFailure } from "#domain/shared/failure.ts"
import { lazyChunk, type DeployedBuild } from "#machines/site/lazy-chunk.machine.ts"
import { StoryFrame } from "#ui/story/story-frame.tsx"
import { RoutedPage } from "./lazy-chunk.tsx"

it("an outdated page reloads when the next page opens, and stays visible until then", async () => {
  let reloads = 0
  let outdated = false
  const machine = lazyChunk.provide({
    actors: {
      loadChunk: fromPromise<Result.Result<null, TaggedFailure<"ChunkNotLoaded">>, { readonly name: string }>(
        async () => Result.fail(taggedFailure("ChunkNotLoaded")),
      ),
      checkDeployment: fromPromise<Result.Result<DeployedBuild>, void>(async () => Result.succeed({ build: "other" })),
      reloadPage: fromPromise<Result.Result<null>, void>(async () => {
        reloads += 1
        return Result.succeed(null)
      }),
    },
  })
  const Loaded = () => <p>A loaded page</p>
  const pages = { pageOf: () => Loaded, isOutdated: () => outdated }
  const shown = (path: string) => (
    <StoryFrame locale="en-US">
      <RoutedPage path={path} pages={pages} lazyChunk={machine} />
    </StoryFrame>
  )
  const screen = await render(shown("/cabinet"))
  await screen.rerender(shown("/cabinet/contracts"))
  await expect.element(page.getByText("A loaded page")).toBeVisible()
  outdated = true
  await screen.rerender(shown("/cabinet/contracts"))
  await expect.element(page.getByText("A loaded page")).toBeVisible()
  expect(reloads).toBe(0)
  await screen.rerender(shown("/cabinet/orders"))
  await expect.poll(() => reloads).toBe(1)
  await expect.element(page.getByText("A loaded page")).not.toBeInTheDocument()
})
