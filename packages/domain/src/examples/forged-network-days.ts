import type { Receipt, ReceiptCheckName } from '../receipts/receipt.ts'
import { assert } from '../result.ts'
import { decimal } from '../money/decimal.ts'
import type { NetworkFigures } from '../networks/network-figures.ts'
import { defaultSettings } from '../settings/default-settings.ts'
import { investmentsUnder } from '../settings/investments.ts'
import type { Settings } from '../settings/settings.ts'
import { dayMs } from '../time.ts'
import { exampleDay } from './example-strategy-days.ts'
import { type Changes, lie, moves } from './forging-bonds.ts'
import { type Forgery, forgery } from './forging-house.ts'
import { saying } from './forging-mining.ts'
import { minerReceipts, miningHouse } from './mining-receipts.ts'
import { houseBookReceipts } from './product-receipts.ts'

/** Figures come from the blocks of the network itself: nobody can compute them. */
export const blockSettings: Settings = {
  ...defaultSettings,
  investments: { ...investmentsUnder(defaultSettings), networkSource: 'blocks' },
}

const yesterday = exampleDay - dayMs
/** Made-up figures as blocks could have them. */
export const blockFigures = (day: number, changed: Partial<NetworkFigures> = {}): NetworkFigures => ({
  day,
  height: 900_000,
  blockHash: '0'.repeat(21) + (day / dayMs).toString(16).padStart(43, 'a'),
  difficulty: decimal('126982285146989.3'),
  fees: decimal('0.04'),
  ...changed,
})

/** The books of a house that reads blocks. */
export function blockHouse() {
  const house = miningHouse(exampleDay + dayMs, blockSettings, blockFigures(yesterday))
  const row = house.record(exampleDay, blockFigures(exampleDay, { height: 900_144 }))
  return { house, receipt: house.ofNetwork.receiptOf(row) }
}

/** Ways in which a house could keep the book of a network, or the coins of its treasury, wrongly. */
export function forgedNetworkDays(): Forgery[] {
  const { networkDayFirst: first, networkDay: next } = minerReceipts()
  assert(first !== undefined && next !== undefined, 'there are examples of two days')
  return [...simulated(first, next), ...ofBlocks(blockHouse().receipt), ...ofCoins()]
}

function simulated(first: Receipt, next: Receipt): Forgery[] {
  const row = (
    sentence: string,
    changed: Readonly<Record<string, unknown>>,
    also: readonly ReceiptCheckName[] = [],
  ): Forgery => lie(`records ${sentence}`, 'postings', next, { row: saying(changed) }, also)
  const armed = (sentence: string, changed: Readonly<Record<string, unknown>>): Forgery =>
    lie(`records a day that follows ${sentence}`, 'postings', next, { armed: saying(changed) })
  return [
    row('another difficulty than that of the series', { difficulty: '74712795541800' }),
    row('other fees than those of the series', { fees: '0.02' }),
    row('another height than that of the series', { height: 861_107 }),
    row('another block than that of the series', { blockHash: 'f'.repeat(64) }),
    row('figures of the series as those of another day', { day: exampleDay }),
    row('that a block creates less', { subsidy: '3.1' }),
    row('that figures of the series come from blocks', { source: 'blocks' }),
    row('a network that there is not', { network: 'other' }),
    row('a part of a day', { day: yesterday + 1 }),
    lie('records other figures than it was sent', 'postings', next, {
      row: ({ command }) => void (command['fees'] = '0.5'),
    }),
    lie('records a day that is not over', 'postings', next, {
      row: ({ facts }) => void (facts['at'] = exampleDay - 1),
    }),
    lie('begins a network in a book that had rows', 'postings', next, { row: saying({ previousRow: 0 }) }),
    lie('follows a row that is to come', 'accepted', next, { row: saying({ previousRow: 2 }) }, ['postings']),
    forgery('does not show the day before', 'accepted', {
      honest: next,
      forged: { ...next, armed: null },
      also: ['postings'],
    }),
    armed('that of another network', { network: 'other' }),
    armed('that of another source', { source: 'blocks' }),
    armed('one two days before', { day: yesterday - 2 * dayMs }),
    armed('a longer chain', { height: 861_200 }),
    armed('one with a fifth of the difficulty', { difficulty: '14000000000000' }),
    lie('names a day before the first', 'accepted', first, { row: saying({ previousRow: 1 }) }, ['postings']),
    lie(
      'moves money as it records a day',
      'entries',
      next,
      {
        row: ({ entries }) => void entries.push(['transfer', 'BTC', 'balance', 'house:fees', '1', '5-2']),
      },
      ['postings'],
    ),
  ]
}

/** Of blocks a receipt shows what a network allows. */
function ofBlocks(honest: Receipt): Forgery[] {
  const row = (sentence: string, changes: Changes): Forgery => lie(sentence, 'postings', honest, changes)
  return [
    row('makes up a difficulty that no network reaches in a day', {
      row: saying({ difficulty: '999999999999999.9' }),
    }),
    row('makes up a difficulty that no network falls to in a day', { row: saying({ difficulty: '1000' }) }),
    row('makes up a chain that has become shorter', { row: saying({ height: 899_999 }) }),
    row('makes up more blocks than a day has', { row: saying({ height: 900_301 }) }),
    row('makes up that a block created more', { row: saying({ subsidy: '6.25' }) }),
    row('makes up fees that no block had', { row: saying({ fees: '1000.00000001' }) }),
    row('makes up fees of parts of a satoshi', { row: saying({ fees: '0.000000001' }) }),
    row('makes up fees below zero', { row: saying({ fees: '-0.01' }) }),
    row('makes up a difficulty below the least', { row: saying({ difficulty: '0.5' }) }),
    row('makes up a block that nobody has worked for', {
      row: saying({ blockHash: '0'.repeat(18) + 'a'.repeat(46) }),
    }),
    row('takes the last block of the day before for one of this', {
      row: saying({ blockHash: blockFigures(yesterday).blockHash }),
    }),
    row('makes up a block without a hash', { row: saying({ blockHash: 'none' }) }),
    row('leaves a day of the blocks out', { armed: saying({ day: yesterday - dayMs }) }),
    row('follows a day of the series with one of blocks', { armed: saying({ source: 'simulated' }) }),
  ]
}

function ofCoins(): Forgery[] {
  const { coinCapitalRaised: honest, capitalReceived } = houseBookReceipts()
  assert(honest !== undefined && capitalReceived !== undefined, 'there are examples of coins and of an arrival')
  return [
    lie('takes more than has arrived as capital', 'postings', capitalReceived, {
      row: (texts) => {
        texts.reply['amount'] = '250001'
        moves(texts, 'capital_received', '250001')
      },
    }),
    lie('takes another arrival as capital', 'postings', capitalReceived, {
      row: ({ reply }) => {
        reply['arrivalId'] = '13'
      },
    }),
    lie('takes capital from another channel', 'postings', capitalReceived, {
      row: ({ entries: [entry] }) => {
        if (entry !== undefined) entry[2] = 'house:clearing.sandbox-capital'
      },
    }),
    lie('gives itself more coins than its settings say', 'postings', honest, {
      row: (texts) => {
        texts.reply['amount'] = '1001'
        moves(texts, 'capital_raised', '1001')
      },
    }),
    lie('gives itself another coin', 'postings', honest, {
      row: ({ reply, entries: [entry] }) => {
        reply['currency'] = 'ETH'
        if (entry !== undefined) entry[1] = 'ETH'
      },
    }),
    lie('gives itself a coin that the settings do not have', 'postings', honest, {
      row: ({ command, reply, entries: [entry] }) => {
        for (const each of [command, reply]) each['currency'] = 'ETH'
        if (entry !== undefined) entry[1] = 'ETH'
      },
    }),
  ]
}
