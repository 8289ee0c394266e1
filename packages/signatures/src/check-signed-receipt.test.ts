import { forgedReceipts } from '@touchstone/domain/examples/forged-receipts'
import { journalRowHash } from '@touchstone/domain/ledger/journal-row'
import type { Receipt } from '@touchstone/domain/receipts/receipt'
import { describe, expect, it } from 'vitest'
import { checkSignedReceipt } from './check-signed-receipt.ts'
import { signedAmong } from './signed-rows.ts'

const forgery = forgedReceipts().find(({ refusedBy }) => refusedBy === 'signature')
if (forgery === undefined) throw new Error('one forgery is of a signature')
const { forged, honest, signed } = forgery

/** The honest receipt with its row changed and hashed anew, as the house could. */
function changed(change: (texts: { key: string; facts: string; at: number }) => object): Receipt {
  const { row, anchor } = honest.journal
  const next = { ...row, ...change(row) }
  return { ...honest, journal: { anchor, row: { ...next, hash: journalRowHash(next) } } }
}

const commandOfHouse = { key: 'margin-call:7-1', command: '{"kind":"call_margin","positionId":"7-1"}' }

async function signatureOf(receipt: Receipt): Promise<string[]> {
  const { checks, unproven } = await checkSignedReceipt(receipt)
  const found = checks.filter(({ name }) => name === 'signature')
  return [
    ...found.map(({ ok, detail }) => `${ok ? 'holds' : 'FAILS'}: ${detail}`),
    ...unproven.filter((each) => each === 'signature'),
  ]
}

describe('the signature in a receipt', () => {
  it('is verified as the table of forgeries says', async () => {
    for (const [receipt, those] of [
      [forged, signed?.forged],
      [honest, signed?.honest],
    ] as const)
      expect(await signedAmong([receipt.journal.row])).toEqual(those)
  })

  it('holds, and says which device', async () => {
    expect(await signatureOf(honest)).toEqual(['holds: signed by the device mFvu-9mU'])
  })

  it('fails over another command', async () => {
    expect(await signatureOf(forged)).toEqual(['FAILS: the signature of the device is not over this command'])
  })

  it('fails under another key', async () => {
    const moved = changed(() => ({ key: 'u:3' }))
    expect(await signatureOf(moved)).toEqual(['FAILS: the signature of the device is not over this command'])
  })

  it.each([
    [3_600_000 + 120_000, 'holds: signed by the device mFvu-9mU'],
    [3_600_000 + 120_001, 'FAILS: the device signed at another time than this was recorded'],
    [3_600_000 - 120_000, 'holds: signed by the device mFvu-9mU'],
    [3_600_000 - 120_001, 'FAILS: the device signed at another time than this was recorded'],
  ])('at %i says: %s', async (at, said) => {
    expect(await signatureOf(changed(() => ({ at })))).toEqual([said])
  })

  it('of a command of the house fails', async () => {
    const ofHouse = changed(() => commandOfHouse)
    expect(await signatureOf(ofHouse)).toEqual([
      'FAILS: the house gave this command, and yet it carries the signature of a device',
    ])
  })

  it.each([
    '{"intent":null}',
    '{"intent":{"at":1,"device":"a"}}',
    '{"intent":{"at":1.5,"device":"a","signature":"b"}}',
  ])('of another shape fails: %s', async (facts) => {
    expect(await signatureOf(changed(() => ({ facts })))).toEqual(['FAILS: the signature of the device is malformed'])
  })

  it('that is missing is not proven, and asked for of the user alone', async () => {
    const without = (facts: string): string => facts.replace(/"intent":\{[^}]*\},?/, '')
    expect(await signatureOf(changed(({ facts }) => ({ facts: without(facts) })))).toEqual(['signature'])
    const ofHouse = changed(({ facts }) => ({ facts: without(facts), ...commandOfHouse }))
    expect(await signatureOf(ofHouse)).toEqual([])
  })

  it('of the row that accepted it is verified too', async () => {
    const accepting = { ...honest, accepted: forged.journal }
    expect(await signatureOf(accepting)).toEqual([
      'holds: signed by the device mFvu-9mU',
      'FAILS: the signature of the device is not over this command',
    ])
  })
})
