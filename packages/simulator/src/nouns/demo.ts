import type { DemoWords } from '@touchstone/domain/demo/demo.journal'
import { heldBy } from '../naive-model/naive-book.ts'
import type { Work } from '../naive-model/naive-work.ts'
import { zero } from '../naive-model/numbers.ts'
import type { SimulatedNoun } from '../noun/simulated-noun.ts'

export const demo = {
  wishes: {
    reset_demo: { weight: 1, make: () => ({ kind: 'reset_demo' }) },
  },
  corners: [],
  twists: { reset_demo: 'nothing' },
  model: {
    reset_demo: { follow: resetDemo, opens: 'nothing', isTrade: false, leavesSafe: 'nothing' },
    grant_demo: { follow: grantDemo, opens: 'nothing', isTrade: false, leavesSafe: 'nothing' },
  },
  frozen: 'nothing',
  reserves: {},
  atRisk: 'nothing',
  overdue: 'nothing',
  outcomesOf: 'none',
  coverage: {
    commands: { reset_demo: 'reached', grant_demo: 'reached' },
    replies: { demo_granted: 'reached', demo_reset: 'reached' },
    refusals: {
      not_a_demo_book: 'reached',
      something_open: 'reached',
      already_granted: 'never: the house grants when it opens a book, and nobody else asks for it',
    },
    outcomes: {},
  },
} satisfies SimulatedNoun<DemoWords>

function grantDemo(work: Work): void {
  if (work.book.world !== 'demo') work.fault('a grant in a book that is no demo')
  work.move('house:treasury', 'contract', work.terms.demoGrant)
}

/** Everything goes, and the grant stands in `contract` again. */
function resetDemo(work: Work): void {
  const { positions, orders, kept, accounts, world } = work.book
  const open = [positions, orders, ...kept.values()].reduce((sum, { size }) => sum + size, 0)
  if (open > 0) work.fault('a reset while something is open')
  if (world !== 'demo') work.fault('a reset of a book that is no demo')
  for (const key of Array.from(accounts.keys())) {
    const [account = '', currency = ''] = key.split(':')
    const target = key === 'contract:USDT' ? work.terms.demoGrant : zero
    work.move(account, 'house:treasury', heldBy(work.book, account, currency).minus(target), currency)
  }
  if (!accounts.has('contract:USDT')) work.move('house:treasury', 'contract', work.terms.demoGrant)
}
