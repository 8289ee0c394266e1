/**
 * What a pool is for, and the commands by which it answers the order that asked it for a share. A product that sells from
 * pools adds its line; both commands take the id of the order. `paidBy`: whose money is in `escrow`. The house funds what it
 * owes before it sells it; what an issuer owes it only passes on. `isPaused`: whether operators may freeze it, so that whole days bring
 * nothing.
 */
export const purposes = {
  strategy: { confirm: 'confirm_strategy', decline: 'decline_strategy', paidBy: 'house', isPaused: 'by_days' },
  miner: { confirm: 'confirm_miner', decline: 'decline_miner', paidBy: 'house', isPaused: 'never' },
  /** Applications are decided together: none asks the sale for a share. */
  ieo: { confirm: 'nothing', decline: 'nothing', paidBy: 'issuer', isPaused: 'never' },
  bond: { confirm: 'confirm_bond', decline: 'decline_bond', paidBy: 'issuer', isPaused: 'never' },
} as const

export type PoolPurpose = keyof typeof purposes

type Answers = (typeof purposes)[PoolPurpose]
/** What follows a grant, and what follows one that the pool had nothing left for. */
export type ConfirmOrder = { kind: Exclude<Answers['confirm'], 'nothing'>; orderId: string }
export type DeclineOrder = {
  kind: Exclude<Answers['decline'], 'nothing'>
  orderId: string
  reason: DeclineReason
  left: bigint
}

/** `sold_out`: the capacity or what covers it is used up. `sale_closed`: nothing is sold. `product_frozen`: nothing is, until it goes on. */
export type DeclineReason = 'sold_out' | 'sale_closed' | 'product_frozen'
