import { describe, expect, it } from 'vitest'
import { exampleReceipts } from '../examples/example-receipts.ts'
import { checkpointHash } from '../ledger/checkpoint.ts'
import { type JournalRow, journalRowHash } from '../ledger/journal-row.ts'
import { decimal } from '../money/decimal.ts'
import { checkTapeRow } from '../receipts/check-anchors.ts'
import type { Receipt, ReceiptVerdict } from '../receipts/receipt.ts'
import { checkReceipt } from './check-receipt.ts'

const receipts = exampleReceipts()
function receiptOf(name: string): Receipt {
  const receipt = receipts[name]
  if (receipt === undefined) throw new Error(`there is no example ${name}`)
  return receipt
}
const faultsOf = (receipt: Receipt): string[] =>
  checkReceipt(receipt)
    .checks.filter(({ ok }) => !ok)
    .map(({ detail }) => detail)

/** What a house could write that does not keep to its rules: every hash is right, and no checkpoint is made yet. */
function forged(receipt: Receipt, field: 'reply' | 'entries' | 'facts' | 'command', text: string): Receipt {
  const row: JournalRow = { ...receipt.journal.row, [field]: text }
  return { ...receipt, journal: { row: { ...row, hash: journalRowHash(row) }, anchor: 'anchor_pending' } }
}

describe('what has no kind', () => {
  const taking = (receipt: Receipt) =>
    forged(receipt, 'entries', '[["withdrawal_fee","USDT","balance","house:fees","5000","5-1","1",null]]')
  const kinds = ['{}', '{"kind":1}', '{"kind":null}', '{"kind":["transfer"]}']

  it.each(kinds)('a command %s excuses no posting', (command) => {
    const receipt = forged(taking(receiptOf('transferred')), 'command', command)
    expect(checkReceipt(receipt)).toMatchObject({ ok: false, unknownKind: undefined })
    expect(faultsOf(receipt)).toContain('the kind is no text')
  })

  it.each(kinds)('a reply %s excuses none either', (reply) => {
    expect(checkReceipt(forged(taking(receiptOf('transferred')), 'reply', reply)).ok).toBe(false)
  })
})

describe('the edges of a check', () => {
  it('a part takes its share of the cost rounded down to the last of 18 decimals', () => {
    const receipt = receiptOf('part')
    const withCost = (cost: string) =>
      faultsOf(forged(receipt, 'reply', receipt.journal.row.reply.replace('"cost":"27000"', `"cost":"${cost}"`)))
    // A third of it is 9000 and a third of 10^-18: rounded up, the profit would lose a unit.
    expect(withCost('27000.000000000000000002')).toEqual([])
    expect(withCost('27000.000000000000000003')).toContain('the inputs give another outcome than the one recorded')
  })

  it.each([
    ['1009', ['the quote was not in force']],
    ['1010', []],
    ['11009', []],
    ['11010', ['the quote was not in force']],
  ])('a quote that was made at 1010 and lives until 11010 was used at %s', (at, faults) => {
    const receipt = receiptOf('exchanged')
    // By then the prices had been silent for long: the quote holds all the same.
    const states = '"states":{"BTC/USDT":"stale","ETH/USDT":"stale"},"ticks":'
    const facts = receipt.journal.row.facts.replace('{"at":2000,', `{"at":${at},`).replace('"ticks":', states)
    const used = { ...receipt, journal: { ...receipt.journal, row: { ...receipt.journal.row, at: Number(at) } } }
    expect(faultsOf(forged(used, 'facts', facts))).toEqual(faults)
  })

  it.each([
    ['2.700005', []],
    ['2.700006', ['a payment is not notional × rate']],
    ['2.700004', []],
    ['0.000001', []],
  ])('a due of 2.700005 was paid with %s: what nobody has is not charged, and never more', (paid, faults) => {
    const receipt = receiptOf('funded')
    const { reply, entries } = receipt.journal.row
    const claiming = forged(receipt, 'reply', reply.replace('"amount":"2.700005"', `"amount":"${paid}"`))
    expect(faultsOf(forged(claiming, 'entries', entries.replace('"2.700005"', `"${paid}"`)))).toEqual(faults)
  })

  it('no more profit is realised than a close needs', () => {
    const receipt = receiptOf('covered')
    const { reply, entries } = receipt.journal.row
    const held = '"cost":"2499","direction":"long","mark":"2500","positionId":"7-9"'
    const more = `,{${held},"profit":"1","quantity":"1","symbol":"ETH/USDT"}]`
    const posting = ',["profit","USDT","house:counterparty","contract","1","7-9",null,"12911"],["closing_fee"'
    const claiming = forged(receipt, 'reply', reply.replace('"symbol":"ETH/USDT"}]', `"symbol":"ETH/USDT"}${more}`))
    const moving = entries.replace(',["closing_fee"', posting).replace('"12871"', '"12872"')
    expect(faultsOf(forged(claiming, 'entries', moving))).toEqual(['more profit was realised than the close needed'])
  })

  it.each([
    [{}, []],
    [{ fromSequence: 2, toSequence: 3 }, ['BTC/USDT 2 does not stand in its own place under checkpoint 1']],
    [{ fromSequence: 1, toSequence: 1 }, ['BTC/USDT 2 does not lead to checkpoint 1']],
    [{ fromSequence: 3, toSequence: 4 }, ['BTC/USDT 2 does not lead to checkpoint 1']],
  ])('a tick stands only under a checkpoint that says it covers it, in its place: %j', (range, faults) => {
    const { row, anchor } = receiptOf('part').ticks[0] ?? {}
    if (row === undefined || anchor === undefined || anchor === 'anchor_pending') throw new Error('it is anchored')
    const { checkpoint, path } = anchor
    const said = { ...checkpoint, tapes: checkpoint.tapes.map((tape) => ({ ...tape, ...range })) }
    const check = checkTapeRow({ row, anchor: { checkpoint: { ...said, hash: checkpointHash(said) }, path } })
    expect(check.ok ? [] : [check.detail]).toEqual(faults)
  })
})

describe('a lie about the tape', () => {
  const withTick = (receipt: Receipt, sequence: number, change: object): Receipt => ({
    ...receipt,
    ticks: receipt.ticks.map((tick) =>
      tick.row.sequence === sequence ? { row: { ...tick.row, ...change }, anchor: 'anchor_pending' } : tick,
    ),
  })

  it.each<[string, string, number, object, string]>([
    [
      'another close',
      'won',
      3,
      { bid: decimal('99'), ask: decimal('99') },
      'the tape gives another outcome than the one recorded',
    ],
    ['an opening before acceptance', 'won', 2, { sourceAt: 10_040 }, 'without an opening tick'],
    ['a close after expiry', 'won', 3, { sourceAt: 40_041 }, 'the closing tick is not after the time that it closes'],
    ['a watermark below expiry', 'won', 4, { watermarkAt: 40_039 }, 'does not show which tick was the last'],
    ['another price of a close', 'part', 2, { bid: decimal('90333.4') }, 'the price is not that of the tick'],
    ['a limit that was not reached', 'limit', 3, { bid: decimal('90499.9') }, 'the price is not that of the tick'],
    [
      'a liquidation that was not due',
      'liquidation',
      4,
      { bid: decimal('89000'), ask: decimal('92000.1') },
      'was not due',
    ],
    ['a mark that no tick has', 'covered', 2, { bid: decimal('78000'), ask: decimal('78000.1') }, 'realised at a mark'],
    ['another mark of an exchange', 'exchanged', 1, { ask: decimal('90000.1') }, 'the mark of BTC'],
    ['a later tick before funding', 'funded', 3, { sourceAt: 28_799_999 }, 'a later tick came before'],
    ['a mark after funding', 'funded', 2, { sourceAt: 28_800_001 }, 'the tick came after'],
  ])('%s fails', (_, name, sequence, change, fault) => {
    expect(faultsOf(withTick(receiptOf(name), sequence, change)).join(', ')).toContain(fault)
  })

  it('a funding tick that nothing follows yet is pending', () => {
    const receipt = receiptOf('funded')
    expect(checkReceipt({ ...receipt, ticks: receipt.ticks.slice(0, 1) })).toMatchObject({ ok: true, pending: true })
  })
})

describe('a lie about the settings', () => {
  it.each([
    ['part', '"takerRate":"0.0005"', '"takerRate":"0.0004"', 'the fee rate is not the one in the settings'],
    ['liquidation', '"liquidationRate":"0.001"', '"liquidationRate":"0"', 'the liquidation fee rate'],
    ['won', '"payoutRate":"0.7"', '"payoutRate":"0.8"', 'the payout rate is not the one in the settings'],
    ['won', '"closeWithinMs":3000', '"closeWithinMs":2000', 'the void limits'],
    [
      'exchanged',
      '"exchange":{"quoteForMs":10000,"spreadRate":"0.002"',
      '"exchange":{"quoteForMs":10000,"spreadRate":"0.001"',
      'the spread',
    ],
    ['part', '"version":1', '"version":2', 'the settings are of another version'],
    ['won', '"version":1', '"version":2', 'the settings are of another version'],
    ['exchanged', '"version":1', '"version":2', 'the settings are of another version'],
  ])('%s: %s as %s fails', (name, was, is, fault) => {
    const receipt = receiptOf(name)
    expect(receipt.settings).toContain(was)
    expect(faultsOf({ ...receipt, settings: receipt.settings.replace(was, is) }).join(', ')).toContain(fault)
  })
})

describe('a second contract', () => {
  it('is checked back to the row that bought it', () => {
    const receipt = receiptOf('won')
    expect(faultsOf({ ...receipt, accepted: null })).toEqual([
      'the receipt does not carry the row that bought the second contract',
    ])
    const other = receiptOf('lost').accepted
    expect(faultsOf({ ...receipt, accepted: other })).toContain('the purchase is of another book or came later')
  })

  it.each([
    ['"direction":"rise"', '"direction":"fall"'],
    ['"stake":"100"', '"stake":"10"'],
    ['"payoutRate":"0.7"', '"payoutRate":"0.6"'],
    ['"acceptedSequence":1', '"acceptedSequence":0'],
    ['"expiresAt":40040', '"expiresAt":40039'],
  ])('cannot have had %s when it was bought with %s', (was, is) => {
    const receipt = receiptOf('won')
    if (receipt.accepted === null) throw new Error('the example carries its purchase')
    const bought = { ...receipt.accepted.row, reply: receipt.accepted.row.reply.replace(was, is) }
    const accepted = { row: { ...bought, hash: journalRowHash(bought) }, anchor: 'anchor_pending' as const }
    expect(bought.reply).not.toBe(receipt.accepted.row.reply)
    expect(faultsOf({ ...receipt, accepted })).toContain('the terms are not those that were bought')
  })
})

/** Checks a row of these texts whose hash is right, as a newer version of the house could have written it. */
function verdictOn(name: string, texts: Partial<Pick<JournalRow, 'command' | 'reply' | 'entries'>>): ReceiptVerdict {
  const { journal, ...receipt } = receiptOf(name)
  const row = { ...journal.row, ...texts }
  return checkReceipt({ ...receipt, journal: { row: { ...row, hash: journalRowHash(row) }, anchor: 'anchor_pending' } })
}

describe('a kind that this version does not know', () => {
  const stopped = receiptOf('stopped').journal.row
  const renamedLie = {
    command: stopped.command.replace('"fire_stops"', '"fire_stops_v2"'),
    reply: stopped.reply.replace('"stopPrice":"89900"', '"stopPrice":"89890.04"'),
  }
  const lossBesideBonus =
    '[["bonus","USDT","house:fees","balance","1","b1",null,"1"],["loss","USDT","balance","house:pnl","1","b1","0",null]]'
  const bonus = '[["bonus","USDT","house:fees","balance","1","b1",null,"1"]]'

  it.each<[string, string, Parameters<typeof verdictOn>[1], string]>([
    ['a reply', 'won', { reply: '{"kind":"lottery_drawn"}' }, 'lottery_drawn'],
    ['a reply without a formula', 'transferred', { reply: '{"kind":"lottery_drawn"}' }, 'lottery_drawn'],
    ['a command without a formula', 'transferred', { command: '{"kind":"draw_lottery"}' }, 'draw_lottery'],
    ['a posting without a formula', 'transferred', { entries: bonus }, 'bonus'],
  ])('of %s cannot be checked by this version: neither holds nor is false', (_, name, texts, unknownKind) => {
    const verdict = verdictOn(name, texts)
    expect(verdict).toMatchObject({ ok: false, unknownKind })
    expect(verdict.checks.every(({ ok }) => ok)).toBe(true)
  })

  it.each<[string, string, Parameters<typeof verdictOn>[1]]>([
    [
      'whose entries are unsound',
      'won',
      { reply: '{"kind":"saved"}', entries: bonus.replace('"1","b1"', '"-1","b1"') },
    ],
    ['whose formula excludes its posting', 'won', { entries: bonus }],
    ['without a kind', 'won', { reply: '{}' }],
    ['with a lie that a renamed command would hide', 'stopped', renamedLie],
    ['that moves an outcome beside a renamed posting', 'transferred', { entries: lossBesideBonus }],
  ])('in a row %s is false', (_, name, texts) => {
    expect(verdictOn(name, texts)).toMatchObject({ ok: false, unknownKind: undefined })
  })

  it('is false where the settings cannot be read, whatever the command is called', () => {
    const { journal, ...receipt } = receiptOf('transferred')
    const row = { ...journal.row, command: '{"kind":"draw_lottery"}' }
    const anchored = { row: { ...row, hash: journalRowHash(row) }, anchor: 'anchor_pending' as const }
    const verdict = checkReceipt({ ...receipt, settings: 'nonsense', journal: anchored })
    expect(verdict).toMatchObject({ ok: false, unknownKind: undefined })
  })

  it('is false where the row does not have the hash that it claims', () => {
    const { journal, ...receipt } = receiptOf('won')
    const row = { ...journal.row, reply: '{"kind":"lottery_drawn"}' }
    expect(checkReceipt({ ...receipt, journal: { ...journal, row } })).toMatchObject({
      ok: false,
      unknownKind: undefined,
    })
  })
})

describe('nonsense', () => {
  it('gives no tick to entries beside an outcome that cannot be read', () => {
    const { journal, ...receipt } = receiptOf('won')
    const row = { ...journal.row, reply: 'nonsense' }
    const anchored = { row: { ...row, hash: journalRowHash(row) }, anchor: 'anchor_pending' as const }
    const { checks } = checkReceipt({ ...receipt, journal: anchored })
    expect(checks.filter(({ ok }) => !ok).map(({ name }) => name)).toEqual([
      'row_hash',
      'in_force',
      'entries',
      'formula',
    ])
  })

  it.each<[string, unknown]>([
    ['nothing', {}],
    ['no tape', { ...receiptOf('won'), ticks: undefined }],
    ['no texts', { ...receiptOf('won'), journal: { row: {}, anchor: 'anchor_pending' } }],
    ['an anchor that is none', { ...receiptOf('won'), journal: { ...receiptOf('won').journal, anchor: 'sure' } }],
    ['settings that are none', { ...receiptOf('won'), settings: 'null' }],
  ])('%s is no error but a verdict', (_, receipt) => {
    expect(checkReceipt(receipt as Receipt).ok).toBe(false)
  })
})
