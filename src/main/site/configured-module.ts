/**
 * Third parties are modules by their address, from the settings: a few lines of the operator's own that speak to the service. Null
 * without a setting; a stand-in then takes its place.
 */
export const importConfiguredModule = <Module>(setting: string | null): (() => Promise<Module>) | null =>
  setting === null ? null : () => import(/* @vite-ignore */ setting) as Promise<Module>
