import { isRole, type Role, roles } from '@touchstone/wire/rights'
import { api } from '../api/api.ts'
import { roleWords } from './role-words.ts'
import { type Act, type Field, reasonField, valueOf } from '../ui/act.ts'
import { optionsOf } from '../ui/list.ts'
import { proposed } from '../ui/proposing.ts'

type Listed = { id: string; name: string; roles: readonly Role[]; sessions: number }

const noRight = 'Your role doesn’t allow you to change operators.'

const rolesField = (held: readonly Role[]): Field => ({
  name: 'roles',
  label: 'Roles',
  kind: 'choices',
  options: optionsOf(roles, (role) => roleWords[role]),
  initial: held.join(','),
  optional: true,
  hint: 'Without a role, the operator can’t do anything.',
})

const rolesIn = (text: string | undefined): Role[] => (text ?? '').split(',').filter(isRole)

/** Proposes a new operator. */
export const makeOperatorAct = (mayChange: boolean): Act => ({
  label: 'New operator',
  look: 'primary',
  off: mayChange ? undefined : noRight,
  title: 'Propose a new operator',
  consequence:
    'You hand over the first password; the approver hands over the authenticator key. A new operator can’t approve anything for a day.',
  fields: [
    { name: 'name', label: 'Name', kind: 'text', maximum: 31, hint: 'Lowercase letters, digits, dots and hyphens.' },
    rolesField([]),
    {
      name: 'password',
      label: 'First password',
      kind: 'new_password',
      hint: 'They change it when they first sign in.',
    },
    reasonField('Reason'),
  ],
  done: proposed,
  call: (values, asking) =>
    api.proposeOperator(
      {
        name: valueOf(values, 'name'),
        roles: rolesIn(values['roles']),
        password: values['password'] ?? '',
        reason: valueOf(values, 'reason'),
      },
      asking,
    ),
})

/** What can be done about an operator. */
export function operatorActs({ id, name, roles: held, sessions }: Listed, mayChange: boolean): Act[] {
  const off = mayChange ? undefined : noRight
  return [
    {
      label: 'Change roles',
      off,
      title: `Propose new roles for ${name}`,
      consequence: 'They apply once another operator approves.',
      fields: [rolesField(held), reasonField('Reason')],
      done: proposed,
      call: (values, asking) =>
        api.proposeRights({ id, roles: rolesIn(values['roles']), reason: valueOf(values, 'reason') }, asking),
    },
    {
      label: 'Reset authenticator',
      off,
      title: `Propose a new authenticator for ${name}`,
      consequence:
        'For an operator who lost theirs. The old one stops working once another operator approves and hands over the new key.',
      fields: [
        {
          name: 'password',
          label: 'New first password',
          kind: 'new_password',
          optional: true,
          hint: 'Only if the password is lost too.',
        },
        reasonField('Reason'),
      ],
      done: proposed,
      call: (values, asking) => {
        const password = values['password'] ?? ''
        const reason = valueOf(values, 'reason')
        return api.proposeCodeReset({ id, reason, ...(password === '' ? {} : { password }) }, asking)
      },
    },
    {
      label: 'End sessions',
      look: 'danger',
      off: off ?? (sessions === 0 ? `${name} isn’t signed in.` : undefined),
      title: `End all of ${name}’s sessions?`,
      consequence: 'They can sign in again with password and code.',
      fields: [reasonField('Reason')],
      done: 'Sessions ended.',
      call: (values, asking) => api.endSessionsOf({ id, reason: valueOf(values, 'reason') }, asking),
    },
  ]
}
