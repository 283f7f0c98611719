import type { PairSchema } from "./pair-schema.ts"
import type { Pair } from "./pairs.ts"

/** Distributes the items of one list over several tracks until the list is empty. */
const share = async <Item>(
  schemas: readonly PairSchema[],
  items: readonly Item[],
  work: (schema: PairSchema, item: Item) => Promise<void>,
) => {
  const left = items.values()
  await Promise.all(
    schemas.map(async (schema) => {
      for (const item of left) await work(schema, item)
    }),
  )
}

/** Runs the pairs. Returns the calls that are refused even alone, and the differences of the pairs from both serial orders. */
export const runPairs = async (begin: readonly (() => Promise<PairSchema>)[], pairs: readonly Pair[]) => {
  const schemas = await Promise.all(begin.map((one) => one()))
  const refused: string[] = []
  const wrong: string[] = []
  const names = [...new Set(pairs.flatMap(([name, other]) => [name, other]))]
  await share(schemas, names, async (schema, name) => {
    const response = await schema.alone(name)
    if (!response.startsWith("2")) refused.push(`${name}: ${response}`)
  })
  await share(schemas, pairs, async (schema, pair) => {
    wrong.push(...(await schema.compare(...pair)))
  })
  await Promise.all(schemas.map(({ close }) => close()))
  return { refused, wrong }
}
