import { walkPaths } from "#tests/walk-paths.ts"
import { testShare } from "./share.ts"

testShare(import.meta.url, walkPaths)
