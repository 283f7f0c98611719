import { walkTranslated } from "./walk-translated.ts"

// This file takes as long as the others together, so that both pages of the browser end at the same time.
walkTranslated("calculator")
