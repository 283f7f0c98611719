import { walkTranslated } from "./walk-translated.ts"

// The calculator has its own file, because it takes as long as all machines of translated-money.test.tsx, and Vitest
// runs the two files in two pages in parallel.
walkTranslated("calculator")
