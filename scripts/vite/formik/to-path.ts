/** "a.b[0]" → ["a", "b", "0"]. */
export default (path: string | ReadonlyArray<string>): ReadonlyArray<string> =>
  typeof path === "string" ? path.split(/[.[\]]+/).filter((part) => part !== "") : path
