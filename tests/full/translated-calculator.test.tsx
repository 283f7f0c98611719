import { walkTranslated } from "./walk-translated.ts"

// This file takes as long as the other one, so that both pages of the browser finish at the same time.
walkTranslated("calculator")
