import { readTime } from '../format/read-time.ts'
import type { ProposalKind } from '@touchstone/wire/rights'

/** What happens when it is carried out. */
export const consequences: Readonly<Record<ProposalKind, string>> = {
  settings:
    'It becomes the next version of the settings. What affects open positions or customers’ rights is announced a day ahead; everything else starts right away.',
  reward: 'The amount goes from our rewards to the user’s balance. The user sees the reason.',
  correction: 'The user’s balance is corrected by this amount. The user sees the reason.',
  credit_deposit:
    'The payment is matched to this deposit and credited. Check for yourself that it’s from this user: the amount or the sender doesn’t match. For some days, neither you nor the proposer can approve or pay this user’s withdrawals.',
  undo_deposit:
    'We take back the credited amount, insurance covers any shortfall, and the user’s withdrawals are blocked.',
  bank_arrival:
    'The line counts as a payment received and can be matched to one deposit. Check the statement yourself before you approve.',
  take_capital:
    'The whole payment becomes capital of the treasury and can no longer be credited to anybody. Check yourself that it is the owners’ money and no customer’s.',
  holdings: 'It counts towards solvency. Check the statement yourself before you approve.',
  fund_pool: 'The amount goes from the treasury to the escrow of this product. Its pool is created if there is none.',
  open_sale:
    'The product is sold up to this capacity. The escrow must cover the most that can be owed then, or the approval is refused.',
  close_sale: 'Nothing more is sold. Running orders go on and stay covered.',
  freeze_product:
    'Nothing more is sold. From the next UTC day on its days earn and lose nothing, terms end that much later, and everybody can leave without a fee; the day that has begun still counts. Everyone who holds it is told this reason.',
  resume_product:
    'It is sold again, where its sale is open. Its days count from the next UTC day on; the day that has begun stays frozen. Everyone who holds it is told this reason.',
  return_escrow: 'The amount goes back to the treasury. What covers running orders stays.',
  open_bond:
    'The bond can be subscribed on these terms, which it keeps. It lends to the issuer once enough is sold; we owe nothing of it ourselves.',
  pay_out_proceeds:
    'All of what was raised counts as paid to the issuer. Check in the statement yourself that this payment has left.',
  issuer_payment:
    'The amount is shared by all units at the next midnight UTC at which something is owed. Check the statement yourself before you approve.',
  ieo_tokens:
    'The tokens count as there, and cover the sale. They stay the issuer’s. Check the transfer yourself before you approve.',
  open_ieo:
    'Anyone can apply on these terms, which the sale keeps. Who gets how much follows from the applications, or from a draw whose round is fixed now: nobody decides it.',
  list_ieo: 'Its holders may move the token from then on. This can’t be taken back.',
  pay_out_raised:
    'This amount of what was raised counts as paid to the issuer. Check in the statement yourself that this payment has left.',
  return_tokens:
    'All tokens that the sale still has count as sent back to the issuer. Check yourself that this transfer has left.',
  operator_made: 'The operator can sign in. You see the authenticator key once, to hand it over.',
  operator_rights: 'The roles apply right away.',
  operator_code_reset: 'The old authenticator stops working. You see the new key once, to hand it over.',
}

/** Of settings: when they count. */
export const beginText = (beginsAtMs: number): string => `Starts ${readTime(beginsAtMs)} if you approve now.`
