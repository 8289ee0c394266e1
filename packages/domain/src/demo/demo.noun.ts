import type { Noun } from '../noun/noun.ts'
import type { DemoWords } from './demo.journal.ts'
import { grantDemo } from './grant-demo.ts'
import { resetDemo } from './reset-demo.ts'

export const demo: Noun<DemoWords> = {
  on: 'people',
  user: {
    reset_demo: { opens: 'nothing', decide: resetDemo },
  },
  house: {
    grant_demo: { opens: 'nothing', orderedBy: 'once', decide: grantDemo },
  },
  records: {},
  parts: {},
  facts: {},
  due: {},
  follows: { demo_granted: 'nothing', demo_reset: 'nothing' },
}
