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
  'investments',
  'demo',
] as const
export type EntryGroup = (typeof entryGroups)[number]

/** What a movement was as a whole. It has entries of several kinds: the first of these that any of them names decides. */
export const movementKinds = [
  'withdrawalReturned',
  'withdrawal',
  'withdrawalPending',
  'exchange',
  'liquidation',
  'close',
  'open',
  'optionSettled',
] as const
export type MovementKind = (typeof movementKinds)[number]

/**
 * Why money moved. Each kind with the group that it belongs to, whether it made the person richer or poorer (the others
 * only move money from one of their accounts to another), and the movement that it names; null where it names none.
 */
export const entryKinds = {
  demo_grant: { group: 'demo', isResult: false, movement: null },
  demo_return: { group: 'demo', isResult: false, movement: null },
  transfer: { group: 'transfers', isResult: false, movement: null },
  exchange_out: { group: 'exchange', isResult: false, movement: 'exchange' },
  exchange_in: { group: 'exchange', isResult: false, movement: 'exchange' },
  margin_locked: { group: 'margin', isResult: false, movement: null },
  margin_released: { group: 'margin', isResult: false, movement: null },
  order_reserved: { group: 'margin', isResult: false, movement: null },
  order_released: { group: 'margin', isResult: false, movement: null },
  opening_fee: { group: 'fees', isResult: true, movement: 'open' },
  closing_fee: { group: 'fees', isResult: true, movement: 'close' },
  liquidation_fee: { group: 'fees', isResult: true, movement: 'liquidation' },
  profit: { group: 'results', isResult: true, movement: 'close' },
  loss: { group: 'results', isResult: true, movement: 'close' },
  insurance: { group: 'results', isResult: true, movement: null },
  funding: { group: 'funding', isResult: true, movement: null },
  stake_placed: { group: 'options', isResult: false, movement: null },
  stake_returned: { group: 'options', isResult: false, movement: 'optionSettled' },
  stake_lost: { group: 'options', isResult: true, movement: 'optionSettled' },
  payout: { group: 'options', isResult: true, movement: 'optionSettled' },
  play_money: { group: 'funds', isResult: false, movement: null },
  deposit: { group: 'funds', isResult: false, movement: null },
  deposit_undone: { group: 'funds', isResult: false, movement: null },
  withdrawal_frozen: { group: 'funds', isResult: false, movement: 'withdrawalPending' },
  withdrawal_returned: { group: 'funds', isResult: false, movement: 'withdrawalReturned' },
  withdrawal_paid: { group: 'funds', isResult: false, movement: 'withdrawal' },
  withdrawal_fee: { group: 'funds', isResult: true, movement: 'withdrawal' },
  reward: { group: 'funds', isResult: true, movement: null },
  correction: { group: 'funds', isResult: true, movement: null },
  strategy_requested: { group: 'investments', isResult: false, movement: null },
  strategy_bought: { group: 'investments', isResult: false, movement: null },
  strategy_declined: { group: 'investments', isResult: false, movement: null },
  strategy_cancelled: { group: 'investments', isResult: false, movement: null },
  strategy_gain: { group: 'investments', isResult: true, movement: null },
  strategy_loss: { group: 'investments', isResult: true, movement: null },
  strategy_returned: { group: 'investments', isResult: false, movement: null },
  strategy_exit_fee: { group: 'investments', isResult: true, movement: null },
  miner_requested: { group: 'investments', isResult: false, movement: null },
  miner_bought: { group: 'investments', isResult: false, movement: null },
  miner_declined: { group: 'investments', isResult: false, movement: null },
  miner_cancelled: { group: 'investments', isResult: false, movement: null },
  miner_output: { group: 'investments', isResult: true, movement: null },
  miner_worn: { group: 'investments', isResult: true, movement: null },
  miner_returned: { group: 'investments', isResult: false, movement: null },
  bond_requested: { group: 'investments', isResult: false, movement: null },
  bond_declined: { group: 'investments', isResult: false, movement: null },
  bond_withdrawn: { group: 'investments', isResult: false, movement: null },
  bond_returned: { group: 'investments', isResult: false, movement: null },
  bond_started: { group: 'investments', isResult: false, movement: null },
  bond_interest: { group: 'investments', isResult: true, movement: null },
  bond_principal: { group: 'investments', isResult: false, movement: null },
  bond_raised: { group: 'investments', isResult: false, movement: null },
  bond_proceeds_paid_out: { group: 'funds', isResult: false, movement: null },
  bond_issuer_paid: { group: 'funds', isResult: false, movement: null },
  bond_interest_shared: { group: 'investments', isResult: false, movement: null },
  bond_principal_shared: { group: 'investments', isResult: false, movement: null },
  ieo_set_aside: { group: 'investments', isResult: false, movement: null },
  ieo_returned: { group: 'investments', isResult: false, movement: null },
  ieo_cost: { group: 'investments', isResult: false, movement: null },
  ieo_tokens: { group: 'investments', isResult: false, movement: null },
  ieo_released: { group: 'investments', isResult: false, movement: null },
  ieo_refunded: { group: 'investments', isResult: false, movement: null },
  ieo_tokens_back: { group: 'investments', isResult: false, movement: null },
  ieo_raised: { group: 'investments', isResult: false, movement: null },
  tokens_received: { group: 'funds', isResult: false, movement: null },
  tokens_delivered: { group: 'investments', isResult: false, movement: null },
  tokens_taken_back: { group: 'investments', isResult: false, movement: null },
  ieo_raised_back: { group: 'investments', isResult: false, movement: null },
  tokens_returned: { group: 'funds', isResult: false, movement: null },
  raised_paid_out: { group: 'funds', isResult: false, movement: null },
  capital_raised: { group: 'funds', isResult: false, movement: null },
  capital_received: { group: 'funds', isResult: false, movement: null },
  capital_allotted: { group: 'funds', isResult: false, movement: null },
  capital_returned: { group: 'funds', isResult: false, movement: null },
  pool_funded: { group: 'funds', isResult: false, movement: null },
  pool_gains_paid: { group: 'investments', isResult: false, movement: null },
  pool_losses_received: { group: 'investments', isResult: false, movement: null },
  pool_returned: { group: 'funds', isResult: false, movement: null },
} as const satisfies Record<string, { group: EntryGroup; isResult: boolean; movement: MovementKind | null }>
export type EntryKind = keyof typeof entryKinds

export const isEntryKind = (text: string): text is EntryKind => Object.hasOwn(entryKinds, text)

export const movementNamedBy = (kind: EntryKind): MovementKind | null => entryKinds[kind].movement

/** What each movement belongs to, besides itself. */
const movements: Readonly<Record<MovementKind, 'withdrawal' | 'end of a trade' | 'neither'>> = {
  withdrawalReturned: 'withdrawal',
  withdrawal: 'withdrawal',
  withdrawalPending: 'withdrawal',
  exchange: 'neither',
  liquidation: 'end of a trade',
  close: 'end of a trade',
  open: 'neither',
  optionSettled: 'end of a trade',
}
const isNamedPartOf = (kind: EntryKind, whole: (typeof movements)[MovementKind]): boolean => {
  const movement = movementNamedBy(kind)
  return movement !== null && movements[movement] === whole
}

/** Whether it is one step of a withdrawal, which takes several commands: all of them together are one movement. */
export const isOfWithdrawal = (kind: EntryKind): boolean => isNamedPartOf(kind, 'withdrawal')

/** Whether it is of the end of a trade, whatever ended it. */
export const isEndOfTrade = (kind: EntryKind): boolean => isNamedPartOf(kind, 'end of a trade')
