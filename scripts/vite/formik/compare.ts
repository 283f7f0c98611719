/** Form values, errors and touched fields are plain data. */
const same = (one: unknown, other: unknown): boolean => {
  if (Object.is(one, other)) return true
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false
  const [mine, theirs] = [Object.entries(one), Object.entries(other)]
  return (
    mine.length === theirs.length &&
    mine.every(([name, value]) => name in other && same(value, (other as Record<string, unknown>)[name]))
  )
}
export default same
