import type { Noun } from '../noun/noun.ts'
import type { IdentityWords } from './identity.journal.ts'
import { setIdentity } from './set-identity.ts'

export const identity: Noun<IdentityWords> = {
  on: 'people',
  user: {},
  house: {
    set_identity: { opens: 'nothing', orderedBy: 'operators', decide: setIdentity },
  },
  records: {},
  parts: {},
  facts: {},
  due: {},
  follows: { identity_set: 'nothing' },
}
