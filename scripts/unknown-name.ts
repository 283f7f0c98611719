import leven from "leven"

/** Suggests the nearest names: "There is no machine "signin". Did you mean signIn?". If no name is near, the message lists all names. */
export const describeUnknownName = (kind: string, name: string, all: readonly string[]): string => {
  const lower = name.toLowerCase()
  const distance = (each: string) => (each.toLowerCase().includes(lower) ? 0 : leven(each.toLowerCase(), lower))
  const near = all
    .filter((each) => distance(each) <= Math.max(2, each.length / 4))
    .toSorted((one, other) => distance(one) - distance(other))
    .slice(0, 3)
  return `There is no ${kind} "${name}". ${near.length > 0 ? `Did you mean ${near.join(" or ")}?` : `There are: ${all.join(", ")}.`}`
}
