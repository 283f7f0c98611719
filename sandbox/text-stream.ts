/** A text that is written while it is read: the reader sets the pace, and one who leaves ends it. `ended` is called once it is over. */
export const textStream = (parts: AsyncGenerator<string, void>, ended: () => void): ReadableStream<Uint8Array> => {
  const encoder = new TextEncoder()
  return new ReadableStream(
    {
      pull: async (controller) => {
        try {
          const { done, value } = await parts.next()
          if (done !== true) return controller.enqueue(encoder.encode(value))
          controller.close()
        } catch (failure) {
          controller.error(failure)
        }
        return ended()
      },
      cancel: async () => {
        ended()
        await parts.return()
      },
    },
    { highWaterMark: 0 },
  )
}
