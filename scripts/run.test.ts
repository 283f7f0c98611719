import { expect, it, onTestFinished, vi } from "vitest"
import { runBuffered } from "./run.ts"

it("holds back what a program says until it is shown", async () => {
  const said: string[] = []
  const write = vi.spyOn(process.stdout, "write").mockImplementation((words) => said.push(String(words)) > 0)
  onTestFinished(() => write.mockRestore())
  const program = 'console.log("one"); console.error(process.env.WORD); process.exitCode = 3'
  const { ended, show } = runBuffered("node", ["-e", program], { WORD: "two" })
  expect(await ended).toBe(3)
  expect(said).toEqual([])
  show()
  expect(said.join("").split("\n").toSorted()).toEqual(["", "one", "two"])
})

it("ends a program with the command that started it", async () => {
  const { ended } = runBuffered("node", ["-e", "setInterval(() => {}, 1000)"])
  process.listeners("exit").at(-1)!(0)
  expect(await ended).toBe(1)
})
