import type { Posting } from '../ledger/posting.ts'
import type { Account } from '../ledger/account.ts'
import { isSame } from '../receipts/check-entries.ts'
import { commandIn, type DecidedRow } from '../receipts/decided-row.ts'
import { demand, madeBy, posting } from '../receipts/expected-postings.ts'
import type { Carried } from '../receipts/formula.ts'
import { investmentsUnder } from '../settings/investments.ts'
import type { CommandOf, HouseBookCommand } from './house-book-commands.ts'
import type { HouseBookPosting } from './house-book-postings.ts'
import type { HouseBookReply, ReplyOf } from './house-book-replies.ts'
import { capitalSource } from './capital-source.ts'

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
  asked(row, 'raise_capital')
  demand(investmentsUnder(settings).capital === row.reply.amount, 'the capital is not the one in the settings')
  return moved(row, 'capital_raised', capitalSource, 'capital')
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
  const { treasury, amount } = asked(row, 'fund_pool')
  demand(treasury === row.reply.treasury && amount === row.reply.amount, 'the pool was funded with something else')
  return moved(row, 'pool_funded', 'house:transit', 'escrow')
}

export function returned(row: Row<'escrow_returned'>): Posting[] {
  const { treasury, product, amount } = asked(row, 'return_escrow')
  const { reply } = row
  const isAsked = treasury === reply.treasury && product === reply.product && amount === reply.amount
  demand(isAsked, 'something else was returned')
  return moved(row, 'pool_returned', 'escrow', 'house:transit')
}

/** Losses come before gains leave. The currency is the pool's, which stands in the row's postings. */
export function daySettled(row: Row<'pool_day_settled'>): Posting[] {
  const { day, orders, gains, losses, owed } = asked(row, 'settle_pool_day')
  demand(isSame({ kind: row.reply.kind, day, orders, gains, losses, owed }, row.reply), 'another day was settled')
  const subject = madeBy(row)
  return [
    posting({ kind: 'pool_losses_received', from: 'house:transit', to: 'escrow', amount: losses, subject }),
    posting({ kind: 'pool_gains_paid', from: 'escrow', to: 'house:transit', amount: gains, subject }),
  ].filter(({ amount }) => amount !== 0n)
}
