import { type Role, rightsOf } from '@touchstone/wire/console/rights'

/** The rights of some roles, as one sentence. */
export function RolesTable({ roles }: { roles: readonly Role[] }) {
  const held = [...rightsOf(roles)].map((right) => right.replaceAll('_', ' '))
  return <p>{held.length === 0 ? 'Nothing.' : `${held.join(', ')}.`}</p>
}
