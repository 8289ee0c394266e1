import { entryKinds, isEntryKind, movementKinds } from '@touchstone/wire/entry-kinds'
import { expect, it } from 'vitest'
import type { LedgerEntry } from './ledger.queries.ts'
import { besideOf, kindOfMovement, movedOf, netOf, stepsOf } from './movement.ts'

type Given = [kind: LedgerEntry['kind'], account: LedgerEntry['account'], amount: string, currency?: string]

const movementOf = (...given: Given[]) => ({
  entries: given.map(([kind, account, amount, currency = 'USDT'], index): LedgerEntry => {
    const time = '2026-01-31 18:00:00'
    return {
      bookId: 4,
      sequence: kind === 'withdrawal_frozen' ? 7 : 9,
      posting: Math.ceil((given.length - index) / 2),
      time,
      kind,
      account,
      currency,
      amount,
      balanceAfter: '0',
      subject: '4-9',
    }
  }),
})

const withdrawal = movementOf(
  ['withdrawal_fee', 'frozen', '-1.1'],
  ['withdrawal_paid', 'frozen', '-100'],
  ['withdrawal_frozen', 'frozen', '101.1'],
  ['withdrawal_frozen', 'balance', '-101.1'],
)

it.each([
  ['a withdrawal', withdrawal, 'withdrawal', [['USDT', '-101.1']]],
  [
    'one under way',
    movementOf(['withdrawal_frozen', 'frozen', '5'], ['withdrawal_frozen', 'balance', '-5']),
    'withdrawalPending',
    [],
  ],
  [
    'one that came back',
    movementOf(
      ['withdrawal_returned', 'balance', '5'],
      ['withdrawal_returned', 'frozen', '-5'],
      ['withdrawal_frozen', 'frozen', '5'],
      ['withdrawal_frozen', 'balance', '-5'],
    ),
    'withdrawalReturned',
    [],
  ],
  [
    'an exchange',
    movementOf(['exchange_in', 'balance', '0.00940462', 'BTC'], ['exchange_out', 'balance', '-1000']),
    'exchange',
    [
      ['BTC', '0.00940462'],
      ['USDT', '-1000'],
    ],
  ],
  [
    'a close',
    movementOf(
      ['margin_released', 'contract', '100'],
      ['margin_released', 'margin', '-100'],
      ['profit', 'contract', '12.5'],
      ['closing_fee', 'contract', '-2.5'],
    ),
    'close',
    [['USDT', '10']],
  ],
  [
    'an opening',
    movementOf(
      ['opening_fee', 'contract', '-2.5'],
      ['margin_locked', 'margin', '100'],
      ['margin_locked', 'contract', '-100'],
    ),
    'open',
    [['USDT', '-2.5']],
  ],
  [
    'a liquidation',
    movementOf(['liquidation_fee', 'contract', '-1'], ['loss', 'contract', '-9']),
    'liquidation',
    [['USDT', '-10']],
  ],
  ['a fee alone, under a filter', movementOf(['opening_fee', 'contract', '-2.5']), 'opening_fee', [['USDT', '-2.5']]],
  ['a transfer', movementOf(['transfer', 'contract', '5'], ['transfer', 'balance', '-5']), 'transfer', []],
] as const)('of %s: what it is, and what it changed', (_name, movement, kind, net) => {
  expect(kindOfMovement(movement)).toBe(kind)
  expect(netOf(movement).map(({ currency, amount }) => [currency, amount])).toEqual(net)
})

it('says between which accounts money went that changed nothing', () => {
  expect(movedOf(movementOf(['transfer', 'contract', '5'], ['transfer', 'balance', '-5']))).toEqual({
    currency: 'USDT',
    amount: '5',
    from: 'balance',
    to: 'contract',
  })
})

it.each([
  [
    'a position that was opened',
    movementOf(
      ['opening_fee', 'contract', '-5'],
      ['margin_locked', 'margin', '1000'],
      ['margin_locked', 'contract', '-1000'],
    ),
    [['margin', '1000']],
  ],
  [
    'one that was closed',
    movementOf(
      ['margin_released', 'contract', '1000'],
      ['margin_released', 'margin', '-1000'],
      ['loss', 'contract', '-9'],
    ),
    [['margin', '-1000']],
  ],
  ['a withdrawal that was paid', withdrawal, []],
  ['what moved free money alone', movementOf(['opening_fee', 'contract', '-2.5']), []],
] as const)('of %s: what went to other accounts', (_name, movement, beside) => {
  expect(besideOf(movement).map(({ account, amount }) => [account, amount])).toEqual(beside)
})

it('has a step for each command', () => {
  expect(stepsOf(withdrawal).map((step) => step.map(({ kind }) => kind))).toEqual([
    ['withdrawal_fee', 'withdrawal_paid'],
    ['withdrawal_frozen', 'withdrawal_frozen'],
  ])
})

it.each(movementKinds)('is a movement of the kind %s by some of its entries', (kind) => {
  const named = Object.keys(entryKinds)
    .filter(isEntryKind)
    .filter((each) => entryKinds[each].movement === kind)
  const movements = named.map((each) => movementOf([each, 'contract', '1'], ['transfer', 'contract', '1']))
  expect(movements.length).toBeGreaterThan(0)
  expect(new Set(movements.map(kindOfMovement))).toEqual(new Set([kind]))
})
