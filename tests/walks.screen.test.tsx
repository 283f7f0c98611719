import { describe } from "vitest"
import type { Walk } from "#ui/walk.ts"
import { walks } from "#ui/generated/walks.ts"
import { isChosen } from "./chosen.ts"
import { walkPaths } from "./walk-paths.ts"

describe.each(Object.entries<Walk<any>>(walks).filter(([name]) => isChosen(name)))("%s", walkPaths)
