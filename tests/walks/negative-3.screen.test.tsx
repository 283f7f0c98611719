import { pressControls } from "#tests/press-controls.tsx"
import { testShare } from "./share.ts"

testShare(import.meta.url, pressControls)
