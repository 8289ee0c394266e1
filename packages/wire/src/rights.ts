/** What an operator can be allowed. Every call of the console names the one that it needs. */
export const rights = [
  'see_deposits',
  'decide_deposits',
  'enter_arrivals',
  'confirm_arrivals',
  'see_withdrawals',
  'decide_withdrawals',
  'pay_withdrawals',
  'see_identity',
  'decide_identity',
  'find_users',
  'see_users',
  'block_users',
  'mark_users',
  'see_settings',
  'change_settings',
  'confirm_settings',
  'edit_content',
  'see_market',
  'see_exposure',
  'see_solvency',
  'enter_holdings',
  'confirm_holdings',
  'see_offerings',
  'propose_offerings',
  'confirm_offerings',
  'propose_entries',
  'confirm_entries',
  'see_operators',
  'change_operators',
  'confirm_operators',
  'see_proposals',
  'see_audit',
] as const
export type Right = (typeof rights)[number]

export const roles = ['admin', 'finance', 'risk', 'identity', 'content', 'support'] as const
export type Role = (typeof roles)[number]

export const isRole = (text: string): text is Role => roles.some((role) => role === text)

/** The rights of each role. In addition, nobody decides their own proposals. */
export const rightsOfRole: Readonly<Record<Role, readonly Right[]>> = {
  admin: rights,
  finance: [
    'see_deposits',
    'decide_deposits',
    'enter_arrivals',
    'confirm_arrivals',
    'see_withdrawals',
    'decide_withdrawals',
    'pay_withdrawals',
    'find_users',
    'see_users',
    'see_solvency',
    'enter_holdings',
    'confirm_holdings',
    'see_offerings',
    'propose_offerings',
    'propose_entries',
    'confirm_entries',
    'see_proposals',
  ],
  risk: [
    'see_withdrawals',
    'decide_withdrawals',
    'find_users',
    'see_users',
    'block_users',
    'mark_users',
    'see_settings',
    'change_settings',
    'confirm_settings',
    'see_market',
    'see_exposure',
    'see_solvency',
    'see_offerings',
    'confirm_offerings',
    'confirm_entries',
    'see_proposals',
    'see_audit',
  ],
  identity: ['see_identity', 'decide_identity', 'find_users', 'see_users'],
  content: ['edit_content'],
  support: ['find_users', 'see_users', 'see_deposits', 'see_withdrawals', 'mark_users'],
}

export const rightsOf = (held: readonly Role[]): ReadonlySet<Right> =>
  new Set(held.flatMap((role) => rightsOfRole[role]))

/** What needs two operators, and which right each of them needs. */
export const proposalRights = {
  settings: { propose: 'change_settings', decide: 'confirm_settings' },
  reward: { propose: 'propose_entries', decide: 'confirm_entries' },
  correction: { propose: 'propose_entries', decide: 'confirm_entries' },
  credit_deposit: { propose: 'decide_deposits', decide: 'confirm_entries' },
  undo_deposit: { propose: 'propose_entries', decide: 'confirm_entries' },
  bank_arrival: { propose: 'enter_arrivals', decide: 'confirm_arrivals' },
  holdings: { propose: 'enter_holdings', decide: 'confirm_holdings' },
  take_capital: { propose: 'enter_arrivals', decide: 'confirm_arrivals' },
  fund_pool: { propose: 'propose_offerings', decide: 'confirm_offerings' },
  open_sale: { propose: 'propose_offerings', decide: 'confirm_offerings' },
  close_sale: { propose: 'propose_offerings', decide: 'confirm_offerings' },
  freeze_product: { propose: 'propose_offerings', decide: 'confirm_offerings' },
  resume_product: { propose: 'propose_offerings', decide: 'confirm_offerings' },
  return_escrow: { propose: 'propose_offerings', decide: 'confirm_offerings' },
  open_bond: { propose: 'propose_offerings', decide: 'confirm_offerings' },
  pay_out_proceeds: { propose: 'propose_offerings', decide: 'confirm_offerings' },
  ieo_tokens: { propose: 'propose_offerings', decide: 'confirm_offerings' },
  open_ieo: { propose: 'propose_offerings', decide: 'confirm_offerings' },
  list_ieo: { propose: 'propose_offerings', decide: 'confirm_offerings' },
  pay_out_raised: { propose: 'propose_offerings', decide: 'confirm_offerings' },
  return_tokens: { propose: 'propose_offerings', decide: 'confirm_offerings' },
  issuer_payment: { propose: 'propose_offerings', decide: 'confirm_offerings' },
  operator_made: { propose: 'change_operators', decide: 'confirm_operators' },
  operator_rights: { propose: 'change_operators', decide: 'confirm_operators' },
  operator_code_reset: { propose: 'change_operators', decide: 'confirm_operators' },
} as const satisfies Record<string, { propose: Right; decide: Right }>
export type ProposalKind = keyof typeof proposalRights

export const proposalKinds = Object.keys(proposalRights).filter((text) => isProposalKind(text))
export function isProposalKind(text: string): text is ProposalKind {
  return Object.hasOwn(proposalRights, text)
}
