import { describe, expect, it } from 'vitest'
import { forgedReceipts } from '../examples/forged-receipts.ts'
import { checkReceipt } from './check-receipt.ts'

const forgeries = forgedReceipts().map((forgery) => [forgery.lie, forgery] as const)
const failing = (...given: Parameters<typeof checkReceipt>): string[] => [
  ...new Set(
    checkReceipt(...given)
      .checks.filter(({ ok }) => !ok)
      .map(({ name }) => name),
  ),
]

describe('a house that', () => {
  it.each(forgeries)('%s is refused', (_, { forged, known, signed, refusedBy, also }) => {
    const beside = { known: known?.forged, signed: signed?.forged }
    expect(failing(forged, beside)).toEqual([refusedBy, ...also])
    expect(checkReceipt(forged, beside)).toMatchObject({ ok: false, unknownKind: undefined })
  })

  it.each(forgeries)('%s has an honest twin that holds', (_, { honest, known, signed }) => {
    const beside = { known: known?.honest, signed: signed?.honest }
    expect(failing(honest, beside)).toEqual([])
    expect(checkReceipt(honest, beside)).toMatchObject({ ok: true })
  })

  const replayed = forgeries.filter(([, forgery]) => forgery.replayed !== undefined)
  it.each(replayed)('%s is found out by who replays the book', (_, { forged, replayed: known }) => {
    expect(known?.row(forged.journal.row.sequence)).toHaveProperty('difference')
  })
})
