import { type NamedField, namedFields, type PurchaseRow } from './purchase-row.ts'
import type { RowPlace } from './row-places.ts'
import type { Verification } from './verification.ts'

type Moment = { checkpoint: number; at: number }

/** What a purchase that lacks a field is without. */
const lacked = {
  agreementSha256: 'names no agreement',
  termsSha256: 'names no terms',
} as const satisfies Readonly<Record<NamedField, string>>

/**
 * Whether purchases go on to name what purchases of their kind have named. One that does not is of before only where it is
 * before the first that does: by the checkpoints, and within one by its time.
 */
export function createSilentCheck({ differs }: Verification) {
  const firsts = new Map<string, Moment>()
  const silent: (Moment & { key: string; sentence: string })[] = []

  return {
    note({ name, kind, at, names }: PurchaseRow, { checkpoint }: RowPlace): void {
      for (const field of namedFields) {
        const [key, moment] = [`${kind} ${field}`, { checkpoint, at }]
        if (!names.has(field)) silent.push({ ...moment, key, sentence: `${name}, and ${lacked[field]}` })
        else if (isBefore(moment, firsts.get(key))) firsts.set(key, moment)
      }
    },
    checkEnd(): void {
      for (const { key, sentence, ...moment } of silent) {
        const first = firsts.get(key)
        if (first !== undefined && !isBefore(moment, first))
          differs(`${sentence}, though such a row did so before it, at ${first.at}`)
      }
    },
  }
}

/** At the same moment two rows may have been decided by either version of the house. */
const isBefore = (moment: Moment, other: Moment | undefined): boolean =>
  other === undefined ||
  moment.checkpoint < other.checkpoint ||
  (moment.checkpoint === other.checkpoint && moment.at <= other.at)
