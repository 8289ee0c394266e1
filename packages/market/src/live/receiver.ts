import type { FeedTick } from '@touchstone/domain/market/tick'
import { parseExactJson } from './exact-json.ts'
import type { Exchange, FrameFact } from './exchange.ts'
import type { FeedSetup } from './feed.ts'
import type { FeedRecord } from './feed-state.ts'
import { createQuoteOrder } from './quote-order.ts'
import type { TickMaker } from './tick-maker.ts'

type ReceiverSetup = Pick<FeedSetup, 'clock' | 'onTicks' | 'log'> & { makeTicks: TickMaker; record: FeedRecord }

/**
 * Takes the frames of an exchange (undefined for one that is not text) and passes their ticks on. Returns whether
 * there were any. `pingLagMs` is how late the pings say that the frame may be. Never throws, whatever the frame is.
 */
export function createReceiver(
  exchange: Exchange,
  setup: ReceiverSetup,
): (text: string | undefined, pingLagMs: number) => boolean {
  const { clock, onTicks, makeTicks, record } = setup
  const isInOrder = createQuoteOrder()
  return (text, pingLagMs) => {
    const now = clock()
    const frame = text === undefined ? undefined : parseExactJson(text)
    if (typeof frame !== 'object' || frame === null) {
      record.garbage(text ?? 'not text')
      return false
    }
    const ticks: FeedTick[] = []
    for (const fact of exchange.readFrame(frame)) {
      note(fact, setup, text ?? '', now)
      if (isInOrder(fact, now)) ticks.push(...makeTicks(fact, now, Math.max(pingLagMs, record.state().lagMs ?? 0)))
      else record.outOfOrder()
    }
    if (ticks.length === 0) return false
    record.ticks(now)
    onTicks(ticks)
    return true
  }
}

function note(
  fact: FrameFact,
  { record, log }: Pick<ReceiverSetup, 'record' | 'log'>,
  text: string,
  now: number,
): void {
  if (fact.kind === 'garbage') record.garbage(text)
  else if (fact.kind === 'refusal') log('exchange refused a request', { reason: fact.text.slice(0, 200) })
  else if (fact.at !== undefined) record.lag(now - fact.at)
}
