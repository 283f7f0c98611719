/** The part of `BroadcastChannel` that the site uses. */
export interface Channel {
  postMessage: (message: unknown) => void
  onmessage: ((event: MessageEvent<unknown>) => unknown) | null
}
