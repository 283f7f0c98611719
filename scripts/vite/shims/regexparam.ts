/** The router's own patterns, which nothing here uses. */
export const parse = (pattern: string): never => {
  throw new Error(`Addresses are matched by src/domain/site/routes.ts, not by "${pattern}".`)
}
