import { join } from "node:path"

/** The folder of a build with the code that renders pages on the server. */
export const renderFolder = ".render"
export const renderBundle = (dist: string): string => join(dist, renderFolder, "prerender.mjs")
