import { isProposalKind, type ProposalKind } from '@touchstone/wire/rights'

export const kindWords: Readonly<Record<ProposalKind, string>> = {
  settings: 'Settings',
  reward: 'Reward',
  correction: 'Correction',
  credit_deposit: 'Credit a deposit',
  undo_deposit: 'Reverse a deposit',
  bank_arrival: 'Bank line',
  take_capital: 'Take as capital',
  holdings: 'Bank statement',
  fund_pool: 'Fund a pool',
  open_sale: 'Open a sale',
  close_sale: 'Close a sale',
  freeze_product: 'Freeze a product',
  resume_product: 'Let a product go on',
  return_escrow: 'Return escrow',
  open_bond: 'Open a bond',
  pay_out_proceeds: 'Issuer payout',
  issuer_payment: 'Issuer payment',
  ieo_tokens: 'Tokens of an issuer',
  open_ieo: 'Open a token sale',
  list_ieo: 'List a token',
  pay_out_raised: 'Token sale payout',
  return_tokens: 'Send tokens back',
  operator_made: 'New operator',
  operator_rights: 'Roles of an operator',
  operator_code_reset: 'New authenticator',
}

export const kindWord = (kind: string): string => (isProposalKind(kind) ? kindWords[kind] : kind)
