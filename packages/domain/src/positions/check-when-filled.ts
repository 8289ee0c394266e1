import { pendingIn } from '../receipts/decided-row.ts'
import { claimed, type ReceiptCheck } from '../receipts/receipt.ts'
import type { ClosedReply, DecidedRow } from './position-replies.ts'

type Facts = DecidedRow<unknown>['facts']

/** Whether an opening waits for the next tick: it may not be placed on a stale price at all. */
export const openingWaits = ({ fillAt }: Facts): boolean => fillAt === 'next_tick'

/** Whether a close waits for it: also while the price of its symbol is stale. Without a symbol: whether any may wait. */
export const closeWaits = ({ fillAt, states = {} }: Facts, symbol?: string): boolean =>
  fillAt === 'next_tick' ||
  (symbol === undefined ? Object.values(states).includes('stale') : states[symbol] === 'stale')

/** What a person closes themselves is filled at once or waits, as the row's facts have it: `waitsForTick`. */
export function checkWhenClosed({ command, facts, reply }: DecidedRow<ClosedReply>): ReceiptCheck[] {
  const { kind } = command
  if (kind === 'fill_limit_order' || kind === 'fill_market_order') return []
  const asked = reply.settlements.filter(({ reason }) => reason === 'user' || reason === 'reverse')
  const pending = pendingIn(reply)
  if (asked.length === 0 && pending.length === 0) return []
  return [
    claimed('formula', `filled by ${kind}`, [
      [
        asked.every(({ symbol }) => !closeWaits(facts, symbol)),
        'what had to wait for the next price was closed at once',
      ],
      [pending.length === 0 || closeWaits(facts), 'what had to be closed at once waits for the next price'],
    ]),
  ]
}
