import type { Named } from "./failure"

/** The present password, which every protected change needs, is another one. */
export type IncorrectPassword = Named<"IncorrectPassword">
export type WrongCode = Named<"WrongCode">
export type CodeUsed = Named<"CodeUsed">
/** Two-factor needs a confirmed e-mail address. */
export type EmailNotConfirmed = Named<"EmailNotConfirmed">
/** It is enabled already, or disabled already: another tab was first. */
export type OutOfStep = Named<"OutOfStep">
