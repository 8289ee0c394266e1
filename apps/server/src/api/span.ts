/** A span as it was asked for; epoch milliseconds of whole seconds, both included. */
export type AskedSpan = { from?: number | undefined; to?: number | undefined }

/** The span to the millisecond: the second that it ends with is a part of it. */
export const spanOf = ({ from, to }: AskedSpan): { from: number | undefined; to: number | undefined } => ({
  from,
  to: to === undefined ? undefined : to + 999,
})
