/** A page with the responses from which it was rendered: src/start/render-with-data.tsx. */
export type Rendered = {
  readonly html: string
  /** The facts with which the page begins: src/start/matches-prerender.ts. */
  readonly initialState: string
  readonly responses: object
}

/** The response to a call of the page: its body, and the server's time in the header `Date`. */
export type CallResponse = { readonly body: string; readonly date: string | null }

export type ToWorker =
  | {
      readonly kind: "render"
      readonly id: number
      readonly address: string
      readonly cookie: string
      readonly settings: string
      readonly timeZone: string | undefined
    }
  /** The worker gets null if the call did not return status 200. */
  | { readonly kind: "answer"; readonly call: number; readonly response: CallResponse | null }

export type FromWorker =
  | {
      readonly kind: "ask"
      readonly id: number
      readonly call: number
      readonly url: string
      readonly headers: Readonly<Record<string, string>>
    }
  /** `page` is null if a call got no response. */
  | { readonly kind: "rendered"; readonly id: number; readonly page: Rendered | null }
  | { readonly kind: "failed"; readonly id: number; readonly reason: string }
