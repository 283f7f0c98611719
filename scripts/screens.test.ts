import { expect, it } from "vitest"
import { findScreenProblems } from "./screens.ts"

const find = (text: string) => findScreenProblems({ path: "src/ui/buy.tsx", text })
const state = "const [open, setOpen] = useState(false);"

it.each([
  [`const a = <p style={{ color: "red" }} />`, "sets a style"],
  [`const a = <p style={{ "--share": 1, width }} />`, "sets a style"],
  [`const a = <p style={styles} />`, "sets a style"],
  [`${state} useEffect(() => setOpen(true), [id])`, "sets state in an effect"],
  [`${state} useEffect(() => { if (id) { setOpen(true) } }, [id])`, "sets state in an effect"],
  [`${state} useLayoutEffect(() => { setOpen(true) }, [id])`, "sets state in an effect"],
])("%s: %s", (text, problem) => {
  expect(find(text)).toEqual([expect.stringContaining(`src/ui/buy.tsx:1 ${problem}`)])
})

it.each([
  `const a = <p style={{ "--share": share }} />`,
  `${state} const a = <button onClick={() => setOpen(true)} />`,
  `${state} useEffect(() => { focus() }, [open])`,
  `${state} useEffect(() => { const observer = new ResizeObserver(() => setOpen(true)); return () => observer.disconnect() }, [])`,
])("lets through %s", (text) => {
  expect(find(text)).toEqual([])
})
