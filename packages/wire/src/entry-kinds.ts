/** What a person looks for together. */
export const entryGroups = [
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
export type EntryGroup = (typeof entryGroups)[number]

/**
 * Why money moved. Each kind with the group that it belongs to, and whether it made the person richer or poorer: the others
 * only move money from one of their accounts to another.
 */
export const entryKinds = {
  demo_grant: { group: 'demo', isResult: false },
  demo_return: { group: 'demo', isResult: false },
  transfer: { group: 'transfers', isResult: false },
  exchange_out: { group: 'exchange', isResult: false },
  exchange_in: { group: 'exchange', isResult: false },
  margin_locked: { group: 'margin', isResult: false },
  margin_released: { group: 'margin', isResult: false },
  order_reserved: { group: 'margin', isResult: false },
  order_released: { group: 'margin', isResult: false },
  opening_fee: { group: 'fees', isResult: true },
  closing_fee: { group: 'fees', isResult: true },
  liquidation_fee: { group: 'fees', isResult: true },
  profit: { group: 'results', isResult: true },
  loss: { group: 'results', isResult: true },
  insurance: { group: 'results', isResult: true },
  funding: { group: 'funding', isResult: true },
  stake_placed: { group: 'options', isResult: false },
  stake_returned: { group: 'options', isResult: false },
  stake_lost: { group: 'options', isResult: true },
  payout: { group: 'options', isResult: true },
  deposit: { group: 'funds', isResult: false },
  deposit_undone: { group: 'funds', isResult: false },
  withdrawal_frozen: { group: 'funds', isResult: false },
  withdrawal_returned: { group: 'funds', isResult: false },
  withdrawal_paid: { group: 'funds', isResult: false },
  withdrawal_fee: { group: 'funds', isResult: true },
  reward: { group: 'funds', isResult: true },
  correction: { group: 'funds', isResult: true },
} as const satisfies Record<string, { group: EntryGroup; isResult: boolean }>
export type EntryKind = keyof typeof entryKinds

export const isEntryKind = (text: string): text is EntryKind => Object.hasOwn(entryKinds, text)
