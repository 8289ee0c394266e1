import type { SymbolTerms } from '@touchstone/domain/market/symbol'
import { type FeedTick, markOf } from '@touchstone/domain/market/tick'
import { printDecimal } from '@touchstone/domain/money/decimal'
import { defaultSettings } from '@touchstone/domain/settings/default-settings'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { WebSocket } from 'ws'
import { admit, type GateVerdict, openGate } from '../tick-gate.ts'
import type { FeedLimits } from './feed.ts'
import { type FeedForm, feedForms } from './feed-forms.ts'
import { openLiveFeed } from './live-feed.ts'
import { openLocalExchange } from './local-exchange.ts'

/** What every feed does, whatever its exchange. */
const terms = defaultSettings.symbols.get('BTC/USDT') as SymbolTerms
const startedAt = Date.parse('2026-04-28T09:31:00Z')

const open: { close: () => Promise<void> }[] = []
afterEach(async () => {
  for (const each of open.splice(0).toReversed()) await each.close()
})

async function opened(
  form: FeedForm,
  onReady: (socket: WebSocket, times: number) => void,
  limits: Partial<FeedLimits> = {},
) {
  let times = 0
  const exchange = await openLocalExchange({
    rest: () => ({ body: JSON.stringify(form.markets) }),
    onStream(socket) {
      if (form.subscription === undefined) onReady(socket, (times += 1))
    },
    onFrame(socket, text) {
      if (form.subscription !== undefined && text.includes(form.subscription)) onReady(socket, (times += 1))
    },
  })
  open.push(exchange)
  const ticks: FeedTick[] = []
  let now = startedAt
  const feed = await openLiveFeed({
    exchange: form.exchange,
    symbols: [terms],
    clock: () => (now += 1_000),
    endpoints: exchange.endpoints,
    onTicks: (frames) => ticks.push(...frames),
    limits: { backoffMs: 2, backoffMsMax: 20, ...limits },
  })
  open.push(feed)
  return { feed, ticks }
}

const until = (met: () => void) => vi.waitFor(met, { timeout: 20_000, interval: 2 })
const marks = (ticks: readonly FeedTick[]): string[] => ticks.map((tick) => printDecimal(markOf(tick)))

describe.each(feedForms)('$exchange', { timeout: 30_000 }, (form) => {
  const send = (socket: WebSocket, price: string, at = startedAt, count = 1): void =>
    socket.send(JSON.stringify(form.quote(price, at, count)))

  it('reconnects and resubscribes when the connection is lost', async () => {
    const { feed, ticks } = await opened(form, (socket, times) => {
      if (times > 3) return
      send(socket, String(95_000 + times), startedAt, times)
      if (times < 3) socket.close()
    })
    await until(() => expect(marks(ticks)).toEqual(['95001', '95002', '95003']))
    expect(feed.state()).toMatchObject({ connected: true, reconnects: 2, garbage: 0 })
  })

  it('reconnects when the connection brings no prices', async () => {
    const onReady = (socket: WebSocket, times: number): void => {
      if (times !== 2) send(socket, String(95_000 + times), startedAt, times)
    }
    const { ticks } = await opened(form, onReady, { quietAfterMs: 400 })
    await until(() => expect(marks(ticks).slice(0, 2)).toEqual(['95001', '95003']))
  })

  it('counts garbage and continues', async () => {
    let socket: WebSocket | undefined
    const { feed, ticks } = await opened(form, (from) => (socket = from))
    await until(() => expect(socket).toBeDefined())
    const frames = ['<html>502</html>', '{"half":', '[1,', JSON.stringify(form.quote('NaN', startedAt, 1))]
    for (const frame of frames) socket?.send(frame)
    await until(() => {
      if (socket !== undefined) send(socket, '95001', startedAt, 1)
      expect(ticks.length).toBeGreaterThan(0)
    })
    expect(new Set(marks(ticks))).toEqual(new Set(['95001']))
    expect(feed.state()).toMatchObject({ connected: true, reconnects: 0 })
    expect(feed.state().garbage).toBeGreaterThanOrEqual(3)
  })

  it('passes on quotes that are far off or out of order, which the gate or the update id refuses', async () => {
    const quotes: [price: string, at: number, count: number, verdict: GateVerdict | 'dropped' | 'taken'][] = [
      ['95000', 1, 1, 'taped'],
      ['95001', 3, 3, 'taped'],
      ['94990', 2, 2, form.timed ? 'not_later' : (form.untimedOld ?? 'dropped')],
      ['120000', 4, 4, 'far_off'],
      ['95002', 5, 5, 'taped'],
    ]
    let socket: WebSocket | undefined
    const { feed, ticks } = await opened(form, (from) => (socket = from))
    await until(() => expect(socket).toBeDefined())
    for (const [i, [price, at, count]] of quotes.entries()) {
      if (socket !== undefined) send(socket, price, startedAt + at, count)
      await until(() => expect(ticks.length + feed.state().outOfOrder).toBe(i + 1))
    }
    let gate = openGate()
    const verdicts = ticks.map((tick) => {
      const judged = admit(gate, tick, terms, tick.receivedAt)
      gate = judged.state
      return judged.verdict
    })
    const expected = quotes.map(([, , , verdict]) => verdict).filter((verdict) => verdict !== 'dropped')
    expect(verdicts).toEqual(expected.map((verdict) => (verdict === 'taken' ? 'taped' : verdict)))
    expect(feed.state().outOfOrder).toBe(quotes.length - expected.length)
  })
})
