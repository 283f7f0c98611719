const pollStates = ["waiting", "fetching", "paused", "offline"] as const
type PollState = (typeof pollStates)[number]

/** One view for the states of the poller inside this state, so that it stays while the poller moves. */
export const pollingViews = <const State extends string, View>(state: State, view: View) =>
  Object.fromEntries(pollStates.map((poll) => [`${state}.${poll}`, view])) as {
    readonly [Name in `${State}.${PollState}`]: View
  }
