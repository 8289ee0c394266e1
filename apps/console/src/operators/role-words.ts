import { isRole, type Right, type Role } from '@touchstone/wire/rights'

export const roleWords: Readonly<Record<Role, string>> = {
  admin: 'Administrator',
  finance: 'Finance',
  risk: 'Risk',
  identity: 'Identity',
  content: 'Content',
  support: 'Support',
}

/** Roles as a comma-separated list. */
export const rolesText = (roles: readonly string[]): string =>
  roles.map((role) => (isRole(role) ? roleWords[role] : role)).join(', ')

const deposits = 'Deposits'
const withdrawals = 'Withdrawals'
const people = 'Users'
const house = 'Risk'
const offerings = 'Offerings, bonds and token sales'
const settings = 'Settings'
const entries = 'Adjustments'
const operators = 'Operators'

/** Every right: its area, and what it allows there. */
export const rightWords: Readonly<Record<Right, readonly [area: string, allows: string]>> = {
  see_deposits: [deposits, 'see'],
  decide_deposits: [deposits, 'credit and reject'],
  enter_arrivals: [deposits, 'enter bank lines'],
  confirm_arrivals: [deposits, 'confirm bank lines of others'],
  see_withdrawals: [withdrawals, 'see'],
  decide_withdrawals: [withdrawals, 'approve and reject'],
  pay_withdrawals: [withdrawals, 'pay'],
  see_identity: ['Identity', 'see applications and documents'],
  decide_identity: ['Identity', 'verify and reject'],
  find_users: [people, 'find'],
  see_users: [people, 'see everything about one'],
  block_users: [people, 'block sign-in and withdrawals'],
  mark_users: [people, 'mark as important'],
  propose_entries: [entries, 'propose'],
  confirm_entries: [entries, 'approve those of others'],
  see_market: [house, 'see the market'],
  see_exposure: [house, 'see exposure'],
  see_solvency: [house, 'see solvency'],
  enter_holdings: [house, 'enter bank statements'],
  confirm_holdings: [house, 'confirm statements of others'],
  see_offerings: [offerings, 'see'],
  propose_offerings: [offerings, 'propose funding, sales and payments'],
  confirm_offerings: [offerings, 'approve those of others'],
  see_settings: [settings, 'see'],
  change_settings: [settings, 'propose changes'],
  confirm_settings: [settings, 'approve changes of others'],
  edit_content: ['Articles and links', 'write and publish'],
  see_proposals: ['Approvals', 'see proposals'],
  see_operators: [operators, 'see'],
  change_operators: [operators, 'propose changes, end sessions'],
  confirm_operators: [operators, 'approve changes of others'],
  see_audit: ['Audit log', 'read and export'],
}

/** What some rights allow, area by area. */
export function allowedByArea(held: ReadonlySet<Right>): [area: string, allows: string][] {
  const areas = new Map<string, string[]>()
  for (const [right, [area, allows]] of Object.entries(rightWords) as [Right, readonly [string, string]][])
    if (held.has(right)) areas.set(area, [...(areas.get(area) ?? []), allows])
  return [...areas].map(([area, allows]) => [area, allows.join(' · ')])
}
