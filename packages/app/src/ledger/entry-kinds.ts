import type { entryKind } from '@touchstone/wire/ledger'
import type * as z from 'zod/mini'

export type EntryKind = z.output<typeof entryKind>

/** What a person looks for together. */
export const kindGroups = [
  'transfers',
  'funds',
  'exchange',
  'margin',
  'results',
  'fees',
  'funding',
  'options',
  'demo',
] as const
export type KindGroup = (typeof kindGroups)[number]

/**
 * To which group a kind belongs, and whether it made the person richer or poorer: the others only move money from one of
 * their accounts to another.
 */
const table: Record<EntryKind, { group: KindGroup; isResult: boolean }> = {
  transfer: { group: 'transfers', isResult: false },
  deposit: { group: 'funds', isResult: false },
  deposit_undone: { group: 'funds', isResult: false },
  withdrawal_frozen: { group: 'funds', isResult: false },
  withdrawal_returned: { group: 'funds', isResult: false },
  withdrawal_paid: { group: 'funds', isResult: false },
  withdrawal_fee: { group: 'funds', isResult: true },
  reward: { group: 'funds', isResult: true },
  correction: { group: 'funds', isResult: true },
  exchange_out: { group: 'exchange', isResult: false },
  exchange_in: { group: 'exchange', isResult: false },
  margin_locked: { group: 'margin', isResult: false },
  margin_released: { group: 'margin', isResult: false },
  order_reserved: { group: 'margin', isResult: false },
  order_released: { group: 'margin', isResult: false },
  profit: { group: 'results', isResult: true },
  loss: { group: 'results', isResult: true },
  insurance: { group: 'results', isResult: true },
  opening_fee: { group: 'fees', isResult: true },
  closing_fee: { group: 'fees', isResult: true },
  liquidation_fee: { group: 'fees', isResult: true },
  funding: { group: 'funding', isResult: true },
  stake_placed: { group: 'options', isResult: false },
  stake_returned: { group: 'options', isResult: false },
  stake_lost: { group: 'options', isResult: true },
  payout: { group: 'options', isResult: true },
  demo_grant: { group: 'demo', isResult: false },
  demo_return: { group: 'demo', isResult: false },
}

export const groupOf = (kind: EntryKind): KindGroup => table[kind].group
export const isResult = (kind: EntryKind): boolean => table[kind].isResult

export const kindsOf = (group: KindGroup): EntryKind[] =>
  (Object.keys(table) as EntryKind[]).filter((kind) => table[kind].group === group)
