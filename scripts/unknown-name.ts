import leven from "leven"

/** "There is no machine "signin". Did you mean signIn?": the nearest names, or all of them when none is near. */
export const unknownName = (kind: string, name: string, all: readonly string[]): string => {
  const near = all
    .map((each) => ({ each, distance: leven(each.toLowerCase(), name.toLowerCase()) }))
    .filter(
      ({ each, distance }) =>
        distance <= Math.max(2, each.length / 4) || each.toLowerCase().includes(name.toLowerCase()),
    )
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, 3)
    .map(({ each }) => each)
  return `There is no ${kind} "${name}". ${near.length > 0 ? `Did you mean ${near.join(" or ")}?` : `There are: ${all.join(", ")}.`}`
}
