import { printTime } from '@touchstone/app/time/times'
import type { ProposalKind } from '@touchstone/wire/rights'

/** What happens when it is carried out. */
export const consequences: Readonly<Record<ProposalKind, string>> = {
  settings:
    'It becomes the next version of the settings and decides from its time on. What touches open positions, or what users rely on, is announced a day before; all else begins at once.',
  reward: 'The amount goes from the house’s rewards to the user’s balance, and the user is told the reason.',
  correction: 'The user’s balance is corrected by the amount, and the user is told the reason.',
  credit_deposit:
    'The arrival is used up for this deposit and goes to the user’s balance. Make sure yourself that the payment is this user’s: amount or payer are not as stated. Neither you nor the proposer then decides or pays withdrawals of this user for some days.',
  undo_deposit:
    'What was credited is taken back, insurance bears what is not there any more, and the user’s withdrawals are blocked.',
  bank_arrival:
    'The line counts as an arrival and can be credited to one deposit. Look at the statement yourself before you approve.',
  holdings: 'It counts in the solvency of the house. Look at the statement yourself before you approve.',
  operator_made: 'The operator can sign in. You are given the key of the one-time code once, to hand it over.',
  operator_rights: 'The operator has these roles at once.',
  operator_code_reset: 'The old one-time code ends. You are given the key of the new one once, to hand it over.',
}

/** Of settings: when they count. */
export const beginText = (beginsAtMs: number): string => `Begins ${printTime(beginsAtMs)} if you approve now.`
