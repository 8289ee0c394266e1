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
  it.each(forgeries)('%s is refused', (_, { forged, known, refusedBy }) => {
    expect(failing(forged, known?.forged)).toEqual([refusedBy])
    expect(checkReceipt(forged, known?.forged)).toMatchObject({ ok: false, unknownKind: undefined })
  })

  it.each(forgeries)('%s has an honest twin that holds', (_, { honest, known }) => {
    expect(failing(honest, known?.honest)).toEqual([])
    expect(checkReceipt(honest, known?.honest)).toMatchObject({ ok: true })
  })
})
