// Written by `npm run stories`, one story for each state a person can stop in. Change the model or the walk instead.
import { routeGuardWalk } from "./route-guard.walk"
import { stateStory } from "../story-of"

export default { title: "States/Route guard", tags: ["state"] }

export const Waiting = stateStory(routeGuardWalk, "waiting")
export const Allow = stateStory(routeGuardWalk, "allow")
export const ToSignIn = stateStory(routeGuardWalk, "toSignIn")
export const ToSignUp = stateStory(routeGuardWalk, "toSignUp")
export const ToDashboard = stateStory(routeGuardWalk, "toDashboard")
export const ToDemo = stateStory(routeGuardWalk, "toDemo")
export const Onward = stateStory(routeGuardWalk, "onward")
export const SetPassword = stateStory(routeGuardWalk, "setPassword")
export const NotFound = stateStory(routeGuardWalk, "notFound")
