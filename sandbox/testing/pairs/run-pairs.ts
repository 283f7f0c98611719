import type { Track } from "./track.ts"
import type { Pair } from "./units.ts"

/** Distributes the items of one list over several tracks until the list is empty. */
const share = async <Item>(
  tracks: readonly Track[],
  items: readonly Item[],
  work: (track: Track, item: Item) => Promise<void>,
) => {
  const left = items.values()
  await Promise.all(
    tracks.map(async (track) => {
      for (const item of left) await work(track, item)
    }),
  )
}

/** Runs the pairs. Returns the calls that are refused even alone, and the differences of the pairs from both serial orders. */
export const runPairs = async (begin: readonly (() => Promise<Track>)[], pairs: readonly Pair[]) => {
  const tracks = await Promise.all(begin.map((one) => one()))
  const refused: string[] = []
  const wrong: string[] = []
  const names = [...new Set(pairs.flatMap(([name, other]) => [name, other]))]
  await share(tracks, names, async (track, name) => {
    const answer = await track.alone(name)
    if (!answer.startsWith("2")) refused.push(`${name}: ${answer}`)
  })
  await share(tracks, pairs, async (track, pair) => {
    wrong.push(...(await track.compare(...pair)))
  })
  await Promise.all(tracks.map(({ close }) => close()))
  return { refused, wrong }
}
