import { z } from "zod"
import { toKebabCase } from "#ui/story/story-names.ts"
import { camelCase, type Files } from "./flows.ts"

/** The file of collected verdicts, which Storybook's manager reads and Git ignores. */
export const reviewFile = "src/ui/generated/review.json"

export const verdictsSchema = z.array(
  z.object({
    state: z.string(),
    locale: z.enum(["en-US", "ru-RU"]),
    change: z.string().nullable(),
    at: z.iso.datetime(),
    by: z.string().min(1),
  }),
)

/** Returns the path of a flow's file in the folder `review`. */
export const reviewFileOf = (flow: string): string => `review/${toKebabCase(flow)}.json`

/** Collects the verdicts of all files, by flow. */
export const collectReview = (files: Files): string =>
  JSON.stringify(
    Object.fromEntries(
      [...files].map(([path, text]) => [
        camelCase(path.replace(/^review\/(.+)\.json$/, "$1")),
        verdictsSchema.parse(JSON.parse(text)),
      ]),
    ),
  )
