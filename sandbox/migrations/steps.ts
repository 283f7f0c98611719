/** Migration steps in plain SQL, each with its name. */
export type Steps = readonly (readonly [name: string, statements: string])[]
