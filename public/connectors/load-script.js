const longestWait = 10_000

/**
 * Loads a vendor's script once. The pages' policy allows one maker of script addresses for it, and that makes this address only.
 * A script that does not arrive is loaded again by the next call.
 */
export const scriptLoader = (address) => {
  const policy = globalThis.trustedTypes?.createPolicy("connector", { createScriptURL: () => address })
  let loading = null
  const load = () =>
    new Promise((resolve, reject) => {
      const script = document.createElement("script")
      const refuse = () => {
        script.remove()
        reject(new Error(`${new URL(address).host} did not answer`))
      }
      script.src = policy ? policy.createScriptURL(address) : address
      script.addEventListener("load", resolve)
      script.addEventListener("error", refuse)
      AbortSignal.timeout(longestWait).addEventListener("abort", refuse)
      document.head.append(script)
    })
  return () =>
    (loading ??= load().catch((error) => {
      loading = null
      throw error
    }))
}

/** Refuses an answer that takes longer than a person waits. */
export const inTime = (answer, service) => {
  const late = new Promise((_, reject) => {
    AbortSignal.timeout(longestWait).addEventListener("abort", () => reject(new Error(`${service} did not answer`)))
  })
  return Promise.race([answer, late])
}

export const settings = (module) => new URL(module).searchParams
