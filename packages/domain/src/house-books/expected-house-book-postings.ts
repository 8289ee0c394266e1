import type { Posting } from '../ledger/posting.ts'
import type { Account } from '../ledger/account.ts'
import { settlementCurrency } from '../money/currency.ts'
import { areWritten, isSame } from '../receipts/check-entries.ts'
import { commandIn, type DecidedRow } from '../receipts/decided-row.ts'
import { demand, madeBy, posting } from '../receipts/expected-postings.ts'
import type { Carried } from '../receipts/formula.ts'
import { coinCapitalUnder, investmentsUnder } from '../settings/investments.ts'
import type { CommandOf, HouseBookCommand } from './house-book-commands.ts'
import type { HouseBookPosting } from './house-book-postings.ts'
import type { HouseBookReply, ReplyOf } from './house-book-replies.ts'
import { capitalSource } from './capital-source.ts'
import { pausesFrom } from './pauses.ts'

type Row<Kind extends HouseBookReply['kind']> = DecidedRow<ReplyOf<Kind>>

/** The command of a row, which must be of this kind. @throws the fault where it is not. */
function asked<Kind extends HouseBookCommand['kind']>(row: DecidedRow<unknown>, kind: Kind): CommandOf<Kind> {
  const command = commandIn<CommandOf<Kind>>(row, kind as CommandOf<Kind>['kind'])
  demand(command !== undefined, `the command is no ${kind}`)
  return command
}

const moved = (
  row: DecidedRow<{ currency: Posting['currency']; amount: Posting['amount'] }>,
  kind: HouseBookPosting,
  from: Account,
  to: Account,
): Posting[] => [
  posting({ kind, currency: row.reply.currency, from, to, amount: row.reply.amount, subject: madeBy(row) }),
]

/** The play money that the settings of a sandbox name. */
export function raised(row: Row<'capital_raised'>, { settings }: Carried): Posting[] {
  const ofCoin = commandIn<CommandOf<'raise_coin_capital'>>(row, 'raise_coin_capital')
  const named = ofCoin === undefined ? capitalAsked(row, settings) : coinCapitalUnder(settings, ofCoin.currency)
  demand(row.reply.currency === (ofCoin?.currency ?? settlementCurrency), 'capital of another currency was raised')
  demand(named === row.reply.amount, 'the capital is not the one in the settings')
  return moved(row, 'capital_raised', capitalSource, 'capital')
}

function capitalAsked(row: Row<'capital_raised'>, settings: Carried['settings']): Posting['amount'] | null {
  asked(row, 'raise_capital')
  return investmentsUnder(settings).capital
}

/** What came from outside, by the channel that the command names. */
export function received(row: Row<'capital_received'>): Posting[] {
  const { arrivalId, channel, currency, amount } = asked(row, 'receive_capital')
  demand(
    isSame({ kind: row.reply.kind, arrivalId, channel, currency, amount }, row.reply),
    'other capital was received',
  )
  return moved(row, 'capital_received', `house:clearing.${channel}`, 'capital')
}

export function allotted(row: Row<'capital_allotted'>): Posting[] {
  const { pool, product, currency, amount } = asked(row, 'allot_capital')
  demand(isSame({ kind: row.reply.kind, pool, product, currency, amount }, row.reply), 'other capital was allotted')
  return moved(row, 'capital_allotted', 'capital', 'house:transit')
}

export function takenBack(row: Row<'capital_taken_back'>): Posting[] {
  const { pool, currency, amount } = asked(row, 'take_back_capital')
  demand(isSame({ kind: row.reply.kind, pool, currency, amount }, row.reply), 'other capital was taken back')
  return moved(row, 'capital_returned', 'house:transit', 'capital')
}

export function funded(row: Row<'pool_funded'>): Posting[] {
  const { treasury, currency, amount } = asked(row, 'fund_pool')
  demand(
    isSame({ kind: row.reply.kind, treasury, currency, amount }, row.reply),
    'the pool was funded with other money',
  )
  return moved(row, 'pool_funded', 'house:transit', 'escrow')
}

export function returned(row: Row<'escrow_returned'>): Posting[] {
  const { treasury, product, amount } = asked(row, 'return_escrow')
  const { reply } = row
  const isAsked = treasury === reply.treasury && product === reply.product && amount === reply.amount
  demand(isAsked, 'something else was returned')
  return moved(row, 'pool_returned', 'escrow', 'house:transit')
}

/** Losses come before gains leave. The currency is the pool's. */
export function daySettled(row: Row<'pool_day_settled'>): Posting[] {
  const { day, orders, gains, losses, owed } = asked(row, 'settle_pool_day')
  const { kind, currency } = row.reply
  demand(isSame({ kind, day, orders, currency, gains, losses, owed }, row.reply), 'another day was settled')
  const subject = madeBy(row)
  return [
    posting({ kind: 'pool_losses_received', currency, from: 'house:transit', to: 'escrow', amount: losses, subject }),
    posting({ kind: 'pool_gains_paid', currency, from: 'escrow', to: 'house:transit', amount: gains, subject }),
  ].filter(({ amount }) => amount !== 0n)
}

/** What moves no money is still what was asked for. */
export function poolMade(row: Row<'pool_made'>): Posting[] {
  const { purpose, product, currency } = asked(row, 'make_pool')
  demand(isSame({ kind: row.reply.kind, purpose, product, currency }, row.reply), 'another pool was made')
  return []
}

export function saleOpened(row: Row<'sale_opened'>): Posting[] {
  const { product, capacity, mostOwed } = asked(row, 'open_sale')
  demand(isSame({ kind: row.reply.kind, product, capacity, mostOwed }, row.reply), 'another sale was opened')
  return []
}

export function saleClosed(row: Row<'sale_closed'>): Posting[] {
  demand(asked(row, 'close_sale').product === row.reply.product, 'another sale was closed')
  return []
}

/** It is frozen from the day that follows from the time of the row. */
export function productPaused(row: Row<'product_paused'>): Posting[] {
  const { product, reason } = asked(row, 'pause_product')
  const from = pausesFrom(row.facts.at)
  demand(
    isSame({ kind: row.reply.kind, product, reason, from }, row.reply),
    'another product was frozen, or another day',
  )
  return []
}

/** It goes on from the day that follows from the time of the row. The row that froze it is carried. */
export function productResumed(row: Row<'product_resumed'>, { armed }: Carried): Posting[] {
  const { product, reason } = asked(row, 'resume_product')
  const { kind, pausedIn } = row.reply
  const until = pausesFrom(row.facts.at)
  demand(isSame({ kind, product, reason, pausedIn, until }, row.reply), 'another product goes on, or from another day')
  demand(pausedRow(armed).reply.product === product, 'another product was frozen')
  return []
}

/** The row that froze a product, which is in order by itself. @throws where the receipt carries another. */
export function pausedRow(armed: Carried['armed']): Row<'product_paused'> {
  demand(armed?.reply.kind === 'product_paused', 'the receipt does not carry the row that froze the product')
  const row = armed as Row<'product_paused'>
  demand(areWritten(row.postings, productPaused(row)), 'the row that froze the product moves money')
  return row
}

/** `purpose` and `left` follow from earlier rows. */
export function shareGranted(row: Row<'granted'>): Posting[] {
  const { orderId, orderBook, amount, owed } = asked(row, 'grant')
  demand(isSame({ ...row.reply, orderId, orderBook, amount, owed }, row.reply), anotherShare)
  return []
}

export function shareDeclined(row: Row<'grant_declined'>): Posting[] {
  const { orderId, orderBook, amount } = asked(row, 'grant')
  demand(isSame({ ...row.reply, orderId, orderBook, amount }, row.reply), anotherShare)
  return []
}

export function shareReturned(row: Row<'grant_returned'>): Posting[] {
  const { orderId, amount, owed } = asked(row, 'return_grant')
  demand(isSame({ kind: row.reply.kind, orderId, amount, owed }, row.reply), anotherShare)
  return []
}

const anotherShare = 'the answer is to another order'
