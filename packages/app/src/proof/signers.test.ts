import { intentText } from '@touchstone/domain/books/signed-intent'
import { type Canonical, canonicalText } from '@touchstone/domain/ledger/canonical'
import type { JournalRow } from '@touchstone/domain/ledger/journal-row'
import { toBase64url } from '@touchstone/wire/base64'
import { type DeviceKey, newDeviceKey, sign } from '@touchstone/signatures/ed25519'
import { beforeEach, describe, expect, it } from 'vitest'
import { memoryTexts } from './kept-texts.ts'
import { readPin } from './pins.ts'
import { createReplayDesk, type PageOutcome } from './replay-desk.ts'
import { answerOf, rewritten, testJournal } from './test-journal.ts'

const own = { userId: 3, bookId: 7 }
let stored: Map<string, string>
beforeEach(() => {
  stored = new Map()
})

/** The journal with a row signed by a device, and hashed anew from there. */
async function signedBy(device: DeviceKey, rows: readonly JournalRow[], sequence: number): Promise<JournalRow[]> {
  const row = rows[sequence - 1]
  if (row === undefined) throw new Error(`there is no row ${sequence}`)
  const signature = toBase64url(await sign(device, intentText(row, row.at)))
  const intent = { device: toBase64url(device.publicKey), at: row.at, signature }
  const facts = canonicalText({ ...(JSON.parse(row.facts) as Record<string, Canonical>), intent })
  return rewritten(rows, sequence, { facts })
}

async function replayed(rows: readonly JournalRow[]): Promise<PageOutcome> {
  const desk = createReplayDesk(memoryTexts(stored), 'v1', () => 1_000)
  const { from, settingsHeld } = await desk.begin(own, false)
  return desk.page(answerOf(rows, from, 100, settingsHeld))
}

describe('the devices that signed', () => {
  it('are counted over every look, the house’s own commands apart', async () => {
    const [phone, laptop] = [await newDeviceKey(), await newDeviceKey()]
    let { rows }: { rows: readonly JournalRow[] } = testJournal(6)
    for (const [device, sequence] of [
      [phone, 3],
      [laptop, 5],
      [phone, 8],
    ] as const)
      rows = await signedBy(device, rows, sequence)
    expect(await replayed(rows.slice(0, 4))).toMatchObject({ kind: 'replayed' })
    expect(await replayed(rows)).toMatchObject({ kind: 'replayed', reached: { sequence: 8 } })
    const at = rows[0]?.at
    expect((await readPin(memoryTexts(stored), own))?.signers).toEqual({
      devices: {
        [toBase64url(phone.publicKey)]: { count: 2, firstAtMs: at, lastAtMs: at },
        [toBase64url(laptop.publicKey)]: { count: 1, firstAtMs: at, lastAtMs: at },
      },
      // The first row is the house's own.
      unsigned: 4,
      lastUnsignedAtMs: at,
    })
  })

  it('signed nothing else: a signature moved to another command raises an alarm', async () => {
    const device = await newDeviceKey()
    const { rows } = testJournal(6)
    const signed = await signedBy(device, rows, 3)
    const { intent } = JSON.parse(signed[2]?.facts ?? '') as { intent: Canonical }
    const facts = canonicalText({ ...(JSON.parse(signed[4]?.facts ?? '') as Record<string, Canonical>), intent })
    expect(await replayed(rewritten(signed, 5, { facts }))).toMatchObject({
      kind: 'found',
      finding: { kind: 'row_differs', number: 5, sentence: 'the signature of the device is not over this command' },
    })
  })
})
