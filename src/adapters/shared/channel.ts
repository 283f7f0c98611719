/** The part of BroadcastChannel that is used. */
export interface Channel {
  postMessage: (message: unknown) => void
  onmessage: ((event: MessageEvent<unknown>) => unknown) | null
}
