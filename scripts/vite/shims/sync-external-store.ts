export { useSyncExternalStore } from "react"
