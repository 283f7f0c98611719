import type { TaggedFailure } from "../shared/failure"

/** The present password, which every protected change needs, is another one. */
export type IncorrectPassword = TaggedFailure<"IncorrectPassword">
export type WrongCode = TaggedFailure<"WrongCode">
export type CodeUsed = TaggedFailure<"CodeUsed">
/** Two-factor needs a confirmed e-mail address. */
export type EmailNotConfirmed = TaggedFailure<"EmailNotConfirmed">
/** It is enabled already, or disabled already: another tab was first. */
export type OutOfStep = TaggedFailure<"OutOfStep">
