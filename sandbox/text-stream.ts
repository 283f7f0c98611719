/**
 * Creates a stream of text that is generated as the reader reads, so that the memory holds one part. A reader who disconnects ends the
 * generation. The stream calls `ended` at its end.
 */
export const createTextStream = (
  parts: AsyncGenerator<string, void>,
  ended: () => void,
): ReadableStream<Uint8Array> => {
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
