import type { JournalRow } from '@touchstone/domain/ledger/journal-row'
import type { AgreementPurpose } from '@touchstone/wire/articles'
import { purposeOfPurchase } from '../../features/agreements/purchase-purposes.ts'

/** What the command of a purchase names beside what it buys: what the person agreed to, and what they were shown. */
export const namedFields = ['agreementSha256', 'termsSha256'] as const
export type NamedField = (typeof namedFields)[number]

/** A row of the journal that buys something. */
export type PurchaseRow = {
  /** As a difference begins. */
  name: string
  bookId: number
  sequence: number
  at: number
  kind: string
  purpose: AgreementPurpose
  /** What it names, whatever that is; a field that it has not is missing here. */
  names: ReadonlyMap<NamedField, unknown>
}

/** Undefined for a row that buys nothing, or cannot be read: of that the replay says what is wrong. */
export function purchaseRowIn({ bookId, sequence, at, command }: JournalRow): PurchaseRow | undefined {
  const asked = readCommand(command)
  const purpose = purposeOfPurchase(asked.kind ?? '')
  if (purpose === undefined || asked.kind === undefined) return undefined
  const names = new Map(
    namedFields.flatMap((field): [NamedField, unknown][] =>
      asked[field] === undefined ? [] : [[field, asked[field]]],
    ),
  )
  const name = `book ${bookId}: row ${sequence} is ${asked.kind}`
  return { name, bookId, sequence, at, kind: asked.kind, purpose, names }
}

type Asked = { kind?: string } & { [Field in NamedField]?: unknown }

function readCommand(command: string): Asked {
  try {
    return (JSON.parse(command) ?? {}) as Asked
  } catch {
    return {}
  }
}
