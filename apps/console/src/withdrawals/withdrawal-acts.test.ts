import { expect, it } from 'vitest'
import { answerCalls } from '../api/test-answers.ts'
import { someOperator } from '../api/test-show.tsx'

answerCalls({})
const { withdrawalActs } = await import('./withdrawal-acts.ts')

const me = someOperator(['admin'])
const mine = { id: me.id, name: me.name }
const other = { id: '8', name: 'bob' }
const at = '2026-09-01 10:00:00'

type Withdrawal = Parameters<typeof withdrawalActs>[0]
const withdrawal = (
  stage: Withdrawal['stage'],
  steps: [string, typeof mine][],
  fourEyes = false,
  barred: Partial<Pick<Withdrawal, 'creditedByYou' | 'beyondYourDay'>> = {},
): Withdrawal => ({
  id: '3-14',
  stage,
  user: { id: 12, account: 'bea' },
  currency: 'USDT',
  amount: '12000',
  fee: '13',
  fourEyes,
  creditedByYou: false,
  beyondYourDay: false,
  ...barred,
  timeline: steps.map(([reached, operator]) => ({ stage: reached, time: at, operator })),
})
const labelsOf = (given: Withdrawal, as = me): string[] =>
  withdrawalActs(given, as).map(({ label, off }) => (off === undefined ? label : `${label}: ${off}`))

it.each<[string, Withdrawal, string[]]>([
  ['submitted', withdrawal('submitted', []), ['Claim', 'Reject']],
  ['claimed by me', withdrawal('claimed', [['claimed', mine]]), ['Approve', 'Reject']],
  [
    'claimed by another',
    withdrawal('claimed', [['claimed', other]]),
    ['Take over', 'Approve: Claimed by bob.', 'Reject'],
  ],
  ['approved, below the threshold', withdrawal('approved', [['approved', mine]]), ['Start payment', 'Reject']],
  [
    'approved by me, above it',
    withdrawal('approved', [['approved', mine]], true),
    ['Start payment: You approved this. Above the two-person limit, another operator must pay it.', 'Reject'],
  ],
  ['approved by another, above it', withdrawal('approved', [['approved', other]], true), ['Start payment', 'Reject']],
  [
    'paying, begun by me, above it',
    withdrawal(
      'paying',
      [
        ['approved', other],
        ['paying', mine],
      ],
      true,
    ),
    ['Mark as paid', 'Payment failed: You started this payment. Another operator must confirm that it failed.'],
  ],
  [
    'approved by me, beyond my day',
    withdrawal('approved', [['approved', mine]], false, { beyondYourDay: true }),
    [
      'Start payment: You approved this, and it exceeds what you can pay out alone today. Another operator must pay it.',
      'Reject',
    ],
  ],
  [
    'approved by another, beyond my day',
    withdrawal('approved', [['approved', other]], false, { beyondYourDay: true }),
    ['Start payment', 'Reject'],
  ],
  [
    'of a user whose deposit I credited',
    withdrawal('submitted', [], false, { creditedByYou: true }),
    ['Claim: You recently credited this user’s deposit. Another operator must approve and pay.', 'Reject'],
  ],
  [
    'being paid to a user whose deposit I credited',
    withdrawal('paying', [['approved', other]], false, { creditedByYou: true }),
    [
      'Mark as paid: You recently credited this user’s deposit. Another operator must approve and pay.',
      'Payment failed',
    ],
  ],
  ['paid', withdrawal('paid', []), []],
  ['cancelled', withdrawal('cancelled', []), []],
])('a withdrawal that is %s can be moved just so', (_how, given, acts) => {
  expect(labelsOf(given)).toEqual(acts)
})

it('is only looked at without the rights', () => {
  expect(labelsOf(withdrawal('submitted', []), someOperator(['support']))).toEqual([
    'Claim: Your role doesn’t allow you to decide withdrawals.',
    'Reject: Your role doesn’t allow you to decide withdrawals.',
  ])
})
