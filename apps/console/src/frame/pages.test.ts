import { rights, type Role, roles, rightsOf } from '@touchstone/wire/rights'
import { expect, it } from 'vitest'
import { pages, pagesFor } from './pages.ts'

const namesFor = (allowed: Parameters<typeof pagesFor>[0]): string[] => pagesFor(allowed).map(({ name }) => name)

/** A right that is not here opens no page of its own: it allows an act on one. */
const opens: Partial<Record<(typeof rights)[number], string[]>> = {
  see_deposits: ['deposits', 'arrivals'],
  see_withdrawals: ['withdrawals'],
  see_identity: ['identity'],
  see_proposals: ['proposals'],
  find_users: ['users'],
  propose_entries: ['entries'],
  see_market: ['market'],
  see_exposure: ['exposure'],
  see_solvency: ['solvency'],
  see_offerings: ['offerings', 'bonds', 'ieos'],
  see_settings: ['settings'],
  edit_content: ['articles', 'links'],
  see_operators: ['operators'],
  see_audit: ['audit'],
}

it.each(rights)('the right %s shows just its pages', (right) => {
  expect(namesFor([right])).toEqual(['overview', ...(opens[right] ?? [])])
})

const ofRoles: Record<Role, string[]> = {
  admin: pages.map(({ name }) => name),
  finance: [
    'deposits',
    'arrivals',
    'withdrawals',
    'proposals',
    'users',
    'entries',
    'solvency',
    'offerings',
    'bonds',
    'ieos',
  ],
  risk: [
    'withdrawals',
    'proposals',
    'users',
    'market',
    'exposure',
    'solvency',
    'offerings',
    'bonds',
    'ieos',
    'settings',
    'audit',
  ],
  identity: ['identity', 'users'],
  content: ['articles', 'links'],
  support: ['deposits', 'arrivals', 'withdrawals', 'users'],
}

it.each(roles)('the role %s has its pages', (role) => {
  expect(namesFor([...rightsOf([role])])).toEqual(role === 'admin' ? ofRoles[role] : ['overview', ...ofRoles[role]])
})
