import type { Noun } from '../noun/noun.ts'
import { transfer } from './transfer.ts'
import type { TransferWords } from './transfers.journal.ts'

export const transfers: Noun<TransferWords> = {
  on: 'people',
  user: {
    transfer: { opens: 'nothing', decide: transfer },
  },
  house: {},
  records: {},
  parts: {},
  facts: {},
  due: {},
  follows: { transferred: 'nothing' },
}
