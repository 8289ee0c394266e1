import { isRole, type Role, roles } from '@touchstone/wire/rights'
import { api } from '../api/api.ts'
import { roleWords } from './role-words.ts'
import { type Act, type Field, reasonField, valueOf } from '../ui/act.ts'
import { optionsOf } from '../ui/list.ts'

type Listed = { id: string; name: string; roles: readonly Role[]; sessions: number }

const noRight = 'Your roles do not let you change operators.'
const proposed = 'It is proposed: another operator decides under Four eyes.'

const rolesField = (held: readonly Role[]): Field => ({
  name: 'roles',
  label: 'Roles',
  kind: 'choices',
  options: optionsOf(roles, (role) => roleWords[role]),
  initial: held.join(','),
  optional: true,
  hint: 'With none the operator can do nothing.',
})

const rolesIn = (text: string | undefined): Role[] => (text ?? '').split(',').filter(isRole)

/** Proposes a new operator. */
export const makeOperatorAct = (mayChange: boolean): Act => ({
  label: 'New operator',
  look: 'primary',
  off: mayChange ? undefined : noRight,
  title: 'Propose a new operator',
  consequence:
    'You hand over the first password; whoever approves it hands over the key of the one-time code. Nobody has both. A new operator is no second one for a day.',
  fields: [
    { name: 'name', label: 'Name', kind: 'text', maximum: 31, hint: 'Small letters, digits, point and hyphen.' },
    rolesField([]),
    {
      name: 'password',
      label: 'First password',
      kind: 'new_password',
      hint: 'It has to be changed at the first sign-in.',
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
      title: `Propose other roles for ${name}`,
      consequence: 'They hold as soon as another operator has approved them.',
      fields: [rolesField(held), reasonField('Reason')],
      done: proposed,
      call: (values, asking) =>
        api.proposeRights({ id, roles: rolesIn(values['roles']), reason: valueOf(values, 'reason') }, asking),
    },
    {
      label: 'Reset one-time code',
      off,
      title: `Propose a new one-time code for ${name}`,
      consequence:
        'For an operator who lost it. The old one ends when another operator approves, who hands over the new key.',
      fields: [
        {
          name: 'password',
          label: 'New first password',
          kind: 'new_password',
          optional: true,
          hint: 'Only when the password is lost too.',
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
      off: off ?? (sessions === 0 ? `${name} is signed in nowhere.` : undefined),
      title: `End every session of ${name}?`,
      consequence: 'At once. Whoever has the password and the one-time code can sign in again.',
      fields: [reasonField('Reason')],
      done: 'The sessions have ended.',
      call: (values, asking) => api.endSessionsOf({ id, reason: valueOf(values, 'reason') }, asking),
    },
  ]
}
