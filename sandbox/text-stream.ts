/** A text that is written while it is read: the reader sets the pace, and one who leaves ends it. */
export const textStream = (parts: AsyncGenerator<string, void>): ReadableStream<Uint8Array> => {
  const encoder = new TextEncoder()
  return new ReadableStream(
    {
      pull: async (controller) => {
        const { done, value } = await parts.next()
        if (done === true) controller.close()
        else controller.enqueue(encoder.encode(value))
      },
      cancel: async () => {
        await parts.return()
      },
    },
    { highWaterMark: 0 },
  )
}
