import { describe, expect, it } from 'vitest'
import { anchoredAgain } from '../examples/anchored-again.ts'
import { exampleReceipts } from '../examples/example-receipts.ts'
import { type JournalRow, journalRowHash } from '../ledger/journal-row.ts'
import type { Receipt } from '../receipts/receipt.ts'
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

describe('a lie about why a position was closed or opened', () => {
  it.each<[string, string, 'reply' | 'facts' | 'command', string, string, string]>([
    ['a stop above the mark', 'stopped', 'reply', '"stopPrice":"89900"', '"stopPrice":"89890.04"', 'has not crossed'],
    ['a stop that there was not', 'stopped', 'reply', '"stopPrice":"89900"', '"stopPrice":null', 'has not crossed'],
    ['a stop of a plain close', 'part', 'reply', '"stopPrice":null', '"stopPrice":"90000"', 'has not crossed'],
    ['another side of a stop', 'stopped', 'reply', '"stop_loss"', '"take_profit"', 'has not crossed'],
    ['a stop as the wish of the user', 'stopped', 'reply', '"stop_loss"', '"user"', 'closes for another reason'],
    [
      'another price of an order',
      'limit',
      'reply',
      '"price":"90500","reserved"',
      '"price":"90600","reserved"',
      'that of the order',
    ],
    [
      'another rate of an order',
      'limit',
      'reply',
      '{"feeRate":"0.0002"',
      '{"feeRate":"0.0001"',
      'fee rate is not that of the order',
    ],
    [
      'an order of later settings',
      'limit',
      'reply',
      '"settingsVersion":1',
      '"settingsVersion":2',
      'under later settings',
    ],
    ['another order', 'limit', 'command', '"7-3"', '"7-4"', 'about another order'],
    ['another position', 'part', 'command', '"7-1"', '"7-2"', 'about another position'],
    ['another quantity', 'part', 'command', '"quantity":"0.1"', '"quantity":"0.2"', 'asks for another quantity'],
    [
      'the profit of a position',
      'covered',
      'reply',
      '"cost":"90000","direction":"short"',
      '"cost":"90001","direction":"short"',
      'not that of the position',
    ],
    ['the mark of another symbol', 'covered', 'reply', '"mark":"2500"', '"mark":"78000"', "not its symbol's"],
    ['the leverage', 'opened', 'reply', '"leverage":100', '"leverage":50', 'not what was asked for'],
    ['a margin', 'opened', 'reply', '"margin":"270"', '"margin":"271"', 'another outcome'],
    ['a price of the other side', 'opened', 'reply', '"price":"90000"', '"price":"89999.9"', 'not that of the tick'],
    [
      'a limit that was better',
      'limitOpened',
      'reply',
      '"price":"90100","reserved"',
      '"price":"90120","reserved"',
      'not that of the order',
    ],
    [
      'a market that was closed',
      'opened',
      'facts',
      '"ticks"',
      '"states":{"BTC/USDT":"closed"},"ticks"',
      'was not open',
    ],
    ['a fill past the slippage', 'waited', 'reply', '"price":"90150.1"', '"price":"89751.2"', 'slippage'],
    [
      'an order where there is none',
      'opened',
      'reply',
      '"leverage"',
      '"order":{"price":"90000","settingsVersion":0},"leverage"',
      'not what was asked for',
    ],
    [
      'half of a reversal',
      'reversed',
      'reply',
      '"direction":"short","fee"',
      '"direction":"long","fee"',
      'the other half',
    ],
    ['a reversal without its opening', 'reversed', 'reply', '"opened":{', '"gone":{', 'closes and opens'],
  ])('%s fails', (_, name, field, was, is, fault) => {
    const receipt = receiptOf(name)
    const text = receipt.journal.row[field]
    expect(text).toContain(was)
    expect(faultsOf(forged(receipt, field, text.replace(was, is))).join(', ')).toContain(fault)
  })

  it.each([
    ['89890.05', []],
    ['89890.04', ['the mark has not crossed the stop']],
  ])('a stop at %s is crossed by the mark 89890.05 that touches it', (price, faults) => {
    const receipt = receiptOf('stopped')
    const { reply } = receipt.journal.row
    const command = receipt.armed?.row.command ?? ''
    const lower = anchoredAgain(receipt, {
      row: { reply: reply.replace('"stopPrice":"89900"', `"stopPrice":"${price}"`) },
      armed: { command: command.replace('"price":"89900"', `"price":"${price}"`) },
    })
    expect(faultsOf(lower)).toEqual(faults)
  })
})

describe('a lie about a cross liquidation', () => {
  it.each<[string, string, 'reply' | 'facts' | 'entries', string, string, string]>([
    [
      'nothing of what the book held',
      'liquidated',
      'reply',
      '"before":{"available":"9910","positions":[',
      '"before":null,"was":{"available":"9910","positions":[',
      'says what the book held',
    ],
    [
      'a better position',
      'liquidated',
      'reply',
      '"cost":"90000","direction":"long","id":"7-1"',
      '"cost":"89000","direction":"long","id":"7-1"',
      'only while they are due',
    ],
    [
      'a worse position',
      'liquidated',
      'reply',
      '"cost":"90000","direction":"long","id":"7-1"',
      '"cost":"91000","direction":"long","id":"7-1"',
      'largest loss is the next',
    ],
    ['the same position twice', 'liquidated', 'reply', '"id":"7-1"', '"id":"7-2"', 'no positions'],
    [
      'another balance',
      'liquidated',
      'reply',
      '"before":{"available":"9910","positions"',
      '"before":{"available":"9909","positions"',
      'that the one before it left',
    ],
    [
      'another cost of what is closed',
      'liquidated',
      'reply',
      '"cost":"90000","direction":"long","id":"7-2"',
      '"cost":"90001","direction":"long","id":"7-2"',
      'that the one before it left',
    ],
    [
      'a symbol that could not trade',
      'liquidated',
      'facts',
      '"ticks"',
      '"states":{"ETH/USDT":"stale"},"ticks"',
      'largest loss is the next',
    ],
    [
      'a reserve that would have done',
      'liquidated',
      'entries',
      '"47.69","7-3","0","9910"',
      '"-9999","7-3","0","9910"',
      'not due',
    ],
    ['what a user fell short of', 'shortfall', 'entries', '"47.69","7-3","0"', '"1.69","7-3","0"', 'does not follow'],
    ['insurance', 'insured', 'reply', '"insurancePaid":"32129"', '"insurancePaid":"32128"', 'insurance paid another'],
  ])('%s fails', (_, name, field, was, is, fault) => {
    const receipt = receiptOf(name)
    const text = receipt.journal.row[field]
    expect(text).toContain(was)
    expect(faultsOf(forged(receipt, field, text.replace(was, is))).join(', ')).toContain(fault)
  })
})
