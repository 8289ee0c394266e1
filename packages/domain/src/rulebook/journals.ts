import { bondIssueJournal } from '../bond-issues/bond-issues.journal.ts'
import { bondJournal } from '../bonds/bonds.journal.ts'
import { demoJournal } from '../demo/demo.journal.ts'
import { depositJournal } from '../deposits/deposits.journal.ts'
import { exchangeJournal } from '../exchange/exchange.journal.ts'
import { houseBookJournal } from '../house-books/house-books.journal.ts'
import { ieoOrderJournal } from '../ieo-orders/ieo-orders.journal.ts'
import { ieoSaleJournal } from '../ieo-sales/ieo-sales.journal.ts'
import { identityJournal } from '../identity/identity.journal.ts'
import { miningJournal } from '../mining/mining.journal.ts'
import { networkJournal } from '../network-tape/network-tape.journal.ts'
import { levelJournal } from '../levels/levels.journal.ts'
import type { AnyJournal } from '../noun/journal.ts'
import { playMoneyJournal } from '../play-money/play-money.journal.ts'
import { positionJournal } from '../positions/positions.journal.ts'
import { protectionJournal } from '../protection/protection.journal.ts'
import { secondContractJournal } from '../second-contracts/second-contracts.journal.ts'
import { strategyJournal } from '../strategies/strategies.journal.ts'
import { transferJournal } from '../transfers/transfers.journal.ts'
import { withdrawalJournal } from '../withdrawals/withdrawals.journal.ts'

/** How the rows of every noun are read and checked, without its rules. */
export const journals = {
  bondIssues: bondIssueJournal,
  bonds: bondJournal,
  demo: demoJournal,
  deposits: depositJournal,
  exchange: exchangeJournal,
  houseBooks: houseBookJournal,
  identity: identityJournal,
  ieoSales: ieoSaleJournal,
  ieoOrders: ieoOrderJournal,
  mining: miningJournal,
  networkTape: networkJournal,
  levels: levelJournal,
  playMoney: playMoneyJournal,
  positions: positionJournal,
  protection: protectionJournal,
  secondContracts: secondContractJournal,
  strategies: strategyJournal,
  transfers: transferJournal,
  withdrawals: withdrawalJournal,
} satisfies { readonly [noun: string]: AnyJournal }

type Journals = typeof journals
type ReplyKind = { [Name in keyof Journals]: keyof Journals[Name]['replies'] }[keyof Journals]

/**
 * Whether the record of a reply is one of a trade: of those others may be shown a receipt. All else is `private`: it says
 * something of the person, such as a bank account, an arrival, a country or a limit. What is of a `position`, or sets the
 * `leverage` of some, may go along with the close of that position as well. A reply that is not here does not compile.
 */
export const sharingRules: { readonly [Kind in ReplyKind]: 'position' | 'leverage' | 'trade' | 'private' } = {
  opened: 'position',
  closed: 'position',
  reversed: 'position',
  funding: 'position',
  accepted: 'position',
  resting: 'position',
  cancelled: 'position',
  margin_added: 'position',
  margin_removed: 'position',
  leverage_set: 'leverage',
  stops_set: 'position',
  margin_call: 'position',
  second_contract_placed: 'trade',
  second_contract_settled: 'trade',
  exchanged: 'trade',
  transferred: 'private',
  demo_granted: 'private',
  demo_reset: 'private',
  play_money_taken: 'private',
  deposit_credited: 'private',
  deposit_undone: 'private',
  balance_corrected: 'private',
  reward_granted: 'private',
  withdrawal_requested: 'private',
  withdrawal_cancelled: 'private',
  withdrawal_claimed: 'private',
  withdrawal_approved: 'private',
  withdrawal_rejected: 'private',
  withdrawal_payment_begun: 'private',
  withdrawal_paid: 'private',
  withdrawal_failed: 'private',
  withdrawals_blocked: 'private',
  withdrawals_unblocked: 'private',
  identity_set: 'private',
  level_set: 'private',
  risk_acknowledged: 'private',
  self_excluded: 'private',
  cooling_off: 'private',
  loss_limit_set: 'private',
  residence_set: 'private',
  capital_raised: 'private',
  capital_received: 'private',
  capital_allotted: 'private',
  capital_taken_back: 'private',
  pool_made: 'private',
  pool_funded: 'private',
  sale_opened: 'private',
  sale_closed: 'private',
  product_paused: 'private',
  product_resumed: 'private',
  escrow_returned: 'private',
  granted: 'private',
  grant_declined: 'private',
  grant_returned: 'private',
  pool_day_settled: 'private',
  strategy_requested: 'private',
  strategy_confirmed: 'private',
  strategy_declined: 'private',
  strategy_cancelled: 'private',
  strategy_leaving: 'private',
  strategy_left: 'private',
  strategy_day_paused: 'private',
  strategy_accrued: 'private',
  tokens_received: 'private',
  ieo_opened: 'private',
  ieo_closed: 'private',
  ieo_allotted: 'private',
  ieo_drawn: 'private',
  tokens_delivered: 'private',
  ieo_listed: 'private',
  ieo_called_off: 'private',
  tokens_taken_back: 'private',
  raised_paid_out: 'private',
  tokens_returned: 'private',
  ieo_applied: 'private',
  ieo_changed: 'private',
  ieo_withdrawn: 'private',
  ieo_given: 'private',
  ieo_awarded: 'private',
  ieo_paid: 'private',
  ieo_forfeited: 'private',
  ieo_released: 'private',
  ieo_refunded: 'private',
  network_day_recorded: 'private',
  miner_requested: 'private',
  miner_confirmed: 'private',
  miner_declined: 'private',
  miner_cancelled: 'private',
  miner_credited: 'private',
  bond_opened: 'private',
  bond_closed: 'private',
  proceeds_paid_out: 'private',
  issuer_paid: 'private',
  bond_paid: 'private',
  bond_requested: 'private',
  bond_confirmed: 'private',
  bond_declined: 'private',
  bond_withdrawn: 'private',
  bond_started: 'private',
  bond_returned: 'private',
  bond_credited: 'private',
}
