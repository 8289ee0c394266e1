import type { ProposalKind } from '@touchstone/wire/rights'

/** The page that has its own list of what is proposed on it. */
type PageOfKinds = 'offerings' | 'bonds' | 'ieos'

/** On which of them each kind is listed: one that is new says so before anything compiles. */
const pages: Readonly<Record<ProposalKind, PageOfKinds | 'none'>> = {
  settings: 'none',
  reward: 'none',
  correction: 'none',
  credit_deposit: 'none',
  undo_deposit: 'none',
  bank_arrival: 'none',
  holdings: 'none',
  take_capital: 'none',
  fund_pool: 'offerings',
  open_sale: 'offerings',
  close_sale: 'offerings',
  freeze_product: 'offerings',
  resume_product: 'offerings',
  return_escrow: 'offerings',
  issuer_payment: 'bonds',
  pay_out_proceeds: 'bonds',
  open_bond: 'bonds',
  ieo_tokens: 'ieos',
  open_ieo: 'ieos',
  list_ieo: 'ieos',
  pay_out_raised: 'ieos',
  return_tokens: 'ieos',
  operator_made: 'none',
  operator_rights: 'none',
  operator_code_reset: 'none',
}

/** What is proposed on a page, in the order of the table. */
export const kindsOn = (page: PageOfKinds): ProposalKind[] =>
  (Object.keys(pages) as ProposalKind[]).filter((kind) => pages[kind] === page)
