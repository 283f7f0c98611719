import { describe } from "vitest"
import type { Walk } from "../src/ui/walk"
import { walks } from "../src/ui/walks"
import { isChosen } from "./chosen"
import { walkPaths } from "./walk-paths"

describe.each(Object.entries<Walk<any>>(walks).filter(([name]) => isChosen(name)))("%s", walkPaths)
