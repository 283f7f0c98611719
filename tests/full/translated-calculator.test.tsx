import { walkTranslated } from "./walk-translated.ts"

// As long as the others together, so that both pages of the browser end at the same time.
walkTranslated("calculator")
