import type { Field } from '../ui/act.ts'

/** What is asked for when an operator changes their own password. */
export const newPasswordFields: readonly Field[] = [
  { name: 'password', label: 'Current password', kind: 'password' },
  {
    name: 'newPassword',
    label: 'New password',
    kind: 'new_password',
    hint: 'At least 12 characters. A phrase only you know works well.',
  },
]
