import { createHash } from 'node:crypto'

/** A stored state as its columns have it; `hash` is that of the journal's row after which it is. */
type StateTexts = {
  bookId: number
  stepMs: number
  endsAt: number
  sequence: number
  hash: string
  held: string
  flow: string
}
type HeadTexts = Omit<StateTexts, 'stepMs' | 'endsAt'> & {
  at: number
  first: { at: number; held: string; flow: string }
}

const digestOf = (parts: readonly (string | number)[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex')

/** Shows that no column of a state was changed by itself; whoever makes the states anew sees the rest. */
export const stateDigest = ({ bookId, stepMs, endsAt, sequence, hash, held, flow }: StateTexts): string =>
  digestOf([bookId, stepMs, endsAt, sequence, hash, flow, held])

export const headDigest = ({ bookId, sequence, at, hash, held, flow, first }: HeadTexts): string =>
  digestOf([bookId, sequence, at, hash, flow, held, first.at, first.flow, first.held])
