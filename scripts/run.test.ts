import { expect, it, onTestFinished, vi } from "vitest"
import { runBuffered } from "./run.ts"

it("holds back the output of a program until it is shown", async () => {
  const written: string[] = []
  const write = vi.spyOn(process.stdout, "write").mockImplementation((chunk) => written.push(String(chunk)) > 0)
  onTestFinished(() => write.mockRestore())
  const program = 'console.log("one"); console.error(process.env.WORD); process.exitCode = 3'
  const { ended, show } = runBuffered("node", ["-e", program], { WORD: "two" })
  expect(await ended).toBe(3)
  expect(written).toEqual([])
  show()
  expect(written.join("").split("\n").toSorted()).toEqual(["", "one", "two"])
})

it("ends a program when the process that started it exits", async () => {
  const { ended } = runBuffered("node", ["-e", "setInterval(() => {}, 1000)"])
  process.listeners("exit").at(-1)!(0)
  expect(await ended).toBe(1)
})
