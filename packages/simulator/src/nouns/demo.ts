import type { DemoWords } from '@touchstone/domain/demo/demo.journal'
import { heldBy, type NaiveBook } from '../naive-model/naive-book.ts'
import type { Reasons } from '../naive-model/naive-reasons.ts'
import type { Work } from '../naive-model/naive-work.ts'
import { zero } from '../naive-model/numbers.ts'
import { holdsNothing, noTrade } from '../noun/plain.ts'
import type { SimulatedNoun } from '../noun/simulated-noun.ts'

export const demo = {
  wishes: {
    reset_demo: { weight: 1, make: () => ({ kind: 'reset_demo' }) },
  },
  corners: [],
  twists: { reset_demo: 'nothing' },
  model: {
    reset_demo: { follow: resetDemo, ...noTrade, refuses: resetReasons },
    grant_demo: {
      follow: grantDemo,
      ...noTrade,
      refuses: ({ book }) => ({ ...worldReasons(book), already_granted: () => book.sequence > 0 }),
    },
  },
  ...holdsNothing,
  coverage: {
    commands: { reset_demo: 'reached', grant_demo: 'reached' },
    replies: { demo_granted: 'reached', demo_reset: 'reached' },
    refusals: {
      not_a_demo_book: 'crowd',
      something_open: 'crowd',
      already_granted: 'never: the house grants when it opens a book, and nobody else asks for it',
    },
    outcomes: {},
  },
} satisfies SimulatedNoun<DemoWords>

const worldReasons = ({ world }: NaiveBook) => ({ not_a_demo_book: () => world !== 'demo' })

function resetReasons({ book }: Work): Reasons {
  const open = [book.positions, book.orders, ...book.kept.values()].some(({ size }) => size > 0)
  return { ...worldReasons(book), something_open: () => open }
}

function grantDemo(work: Work): void {
  work.move('house:treasury', 'contract', work.terms.demoGrant)
}

/** Everything goes, and the grant stands in `contract` again. */
function resetDemo(work: Work): void {
  const { accounts } = work.book
  for (const key of Array.from(accounts.keys())) {
    const [account = '', currency = ''] = key.split(':')
    const target = key === 'contract:USDT' ? work.terms.demoGrant : zero
    work.move(account, 'house:treasury', heldBy(work.book, account, currency).minus(target), currency)
  }
  if (!accounts.has('contract:USDT')) work.move('house:treasury', 'contract', work.terms.demoGrant)
}
