import type { Journal } from '../noun/journal.ts'
import { madeBy, posting, stated } from '../receipts/expected-postings.ts'
import type { CommandOf } from './demo-commands.ts'
import { type DemoPosting, demoPostings } from './demo-postings.ts'
import type { DemoRefusal } from './demo-refusal.ts'
import type { DemoReply } from './demo-replies.ts'

export type DemoWords = {
  user: CommandOf<'reset_demo'>
  house: CommandOf<'grant_demo'>
  replies: DemoReply
  refusals: DemoRefusal
  postings: DemoPosting
  borrowed: never
  sent: never
  records: Record<never, never>
  parts: Record<never, never>
  facts: Record<never, never>
}

const plain = { acceptedBy: 'none', armedBy: 'none', channels: 'none', formula: 'none' } as const

export const demoJournal: Journal<DemoWords> = {
  commands: {
    reset_demo: { decimals: {}, givenBy: 'person' },
    grant_demo: { decimals: {}, givenBy: 'house' },
  },
  replies: {
    demo_granted: {
      ...plain,
      decimals: { amount: true },
      postings: (row, { settings }) => [
        posting({
          kind: 'demo_grant',
          from: 'house:treasury',
          to: 'contract',
          amount: settings.demo.grant,
          subject: madeBy(row),
        }),
      ],
    },
    demo_reset: {
      ...plain,
      decimals: { amount: true },
      postings: (row) =>
        stated(row.postings, [
          { kind: 'demo_return', to: 'house:treasury', subject: madeBy(row) },
          { kind: 'demo_grant', from: 'house:treasury', to: 'contract', subject: madeBy(row) },
        ]),
    },
  },
  postings: demoPostings,
}
