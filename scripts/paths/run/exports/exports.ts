import type { Run } from "#scripts/paths/run/format.ts"
import { writeJunit } from "./junit.ts"
import { toMarkdown } from "./markdown.ts"
import { testrail, xray } from "./tables.ts"

interface Export {
  readonly label: string
  /** The extension of the file name, without the first dot. */
  readonly ending: string
  readonly type: string
  /** Writes the export. `folder` contains the screenshots. */
  readonly write: (run: Run, folder: string) => string
}

export const exports = {
  junit: { label: "JUnit XML", ending: "junit.xml", type: "application/xml", write: writeJunit },
  testrail: { label: "TestRail CSV", ending: "testrail.csv", type: "text/csv", write: testrail },
  xray: { label: "Xray CSV", ending: "xray.csv", type: "text/csv", write: xray },
  markdown: { label: "Markdown", ending: "md", type: "text/markdown", write: toMarkdown },
} as const satisfies Readonly<Record<string, Export>>

export type ExportName = keyof typeof exports
export const exportNames = Object.keys(exports) as readonly ExportName[]
