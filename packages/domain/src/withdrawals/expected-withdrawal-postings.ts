import type { Posting } from '../ledger/posting.ts'
import { commandIn, type DecidedRow } from '../receipts/decided-row.ts'
import { demand, madeBy, posting } from '../receipts/expected-postings.ts'
import type { Carried } from '../receipts/formula.ts'
import { shownSince } from '../receipts/shown-since.ts'
import type { WithdrawalUserCommand } from './withdrawal-commands.ts'
import { withdrawalFee } from './withdrawal-fee.ts'
import type { Withdrawal } from './withdrawal.ts'

type Row = DecidedRow<{ withdrawal: Withdrawal }>

/** Amount and fee, as asked for and as the channel charges. Receipts of before did not show the channel. */
export function requestedPostings(row: Row, { settings }: Carried): Posting[] {
  const asked = commandIn<Extract<WithdrawalUserCommand, { kind: 'request_withdrawal' }>>(row, 'request_withdrawal')
  const { id: subject, currency, amount, fee } = row.reply.withdrawal
  demand(asked?.amount === amount && subject === madeBy(row), 'another withdrawal was requested than the command names')
  const [id] = chargingChannels(row)
  demand(typeof id === 'string', 'the destination of the withdrawal has no channel')
  const channel = settings.funds.channels.get(id)
  demand(channel !== undefined || row.facts.at < shownSince, `the receipt does not show the channel ${id}`)
  demand(channel === undefined || fee === withdrawalFee(amount, channel), 'the fee is not that of the channel')
  return [
    posting({ kind: 'withdrawal_frozen', currency, from: 'balance', to: 'frozen', amount: amount + fee, subject }),
  ]
}

/** The channels of the settings that its fee follows from. */
export const chargingChannels = ({ reply }: Row): [string] => [reply.withdrawal.destination.channel]

/** Amount and fee, whole. */
export function returnedPostings(row: Row): Posting[] {
  const { id: subject, currency, amount, fee } = row.reply.withdrawal
  demand(isAbout(row), 'another withdrawal returned than the command names')
  return [
    posting({ kind: 'withdrawal_returned', currency, from: 'frozen', to: 'balance', amount: amount + fee, subject }),
  ]
}

/** The amount to the channel, the fee to the house. */
export function paidPostings(row: Row): Posting[] {
  const { id: subject, currency, amount, fee, destination } = row.reply.withdrawal
  demand(isAbout(row), 'another withdrawal was paid than the command names')
  const to = `house:clearing.${destination.channel}` as const
  return [
    posting({ kind: 'withdrawal_paid', currency, from: 'frozen', to, amount, subject }),
    posting({ kind: 'withdrawal_fee', currency, from: 'frozen', to: 'house:fees', amount: fee, subject }),
  ]
}

const isAbout = ({ command, reply }: Row): boolean =>
  'withdrawalId' in command && command.withdrawalId === reply.withdrawal.id
