import { loadConfig } from "../../adapters/site/config"
import { runEffect } from "../../adapters/shared/run"

const startedInHtml = () => {
  const settings = window.bootstrap?.settings ?? null
  // It answers once.
  if (window.bootstrap) window.bootstrap.settings = null
  return settings
}

/** Read where the document has begun to: src/start/bootstrap.ts. */
export const readConfig = () => runEffect(loadConfig((url, init) => startedInHtml() ?? fetch(url, init)))
