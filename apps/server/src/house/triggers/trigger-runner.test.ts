import { type Book, holding } from '@touchstone/domain/books/book'
import { recordChange } from '@touchstone/domain/books/decision'
import { exampleBook, exampleTick } from '@touchstone/domain/examples/example-facts'
import { examplePosition } from '@touchstone/domain/examples/example-position'
import { decimal } from '@touchstone/domain/money/decimal'
import { type Position, positionRecord } from '@touchstone/domain/positions/position'
import { defaultSettings } from '@touchstone/domain/settings/default-settings'
import { load, rearm } from '@touchstone/domain/triggers/rearm'
import { putTick } from '@touchstone/domain/triggers/symbol-triggers'
import { createTriggerBook } from '@touchstone/domain/triggers/trigger-book'
import { expect, it } from 'vitest'
import type { Outcome, Submission } from '../../executor/submission.ts'
import { createFlights } from './flights.ts'
import { createTriggerRunner } from './trigger-runner.ts'

const btc = 'BTC/USDT'
const position = examplePosition({ stopLoss: { price: decimal('950'), quantity: null } })
const bookWith = (sequence: number, held: Position): Book => ({
  ...exampleBook({}, { sequence }),
  records: holding(positionRecord, [held]),
})

/** A runner over one book whose submissions are answered from a list. */
function createRun(answers: Outcome[]) {
  const sent: string[] = []
  const logged: string[] = []
  const triggers = createTriggerBook(defaultSettings.symbols.values(), () => 'open')
  for (const symbol of triggers.symbols.values()) putTick(symbol, exampleTick(symbol.symbol, 1, 1, '1000'))
  load(triggers, bookWith(1, position))
  const log = (message: string) => void logged.push(message)
  const flights = createFlights(log)
  const submit = ({ key, named }: Submission): Promise<Outcome> => {
    sent.push(`${key} on ${named?.ticks?.get(btc)?.sequence}`)
    return Promise.resolve(answers.shift() ?? { kind: 'refused', refusal: { kind: 'not_due' } })
  }
  const runner = createTriggerRunner(
    { submit, tape: { firstAfter: () => Promise.resolve(undefined) }, flights, log },
    triggers,
  )
  const tick = async (sequence: number, price: string) => {
    runner.onTicks([exampleTick(btc, sequence, sequence, price)])
    await flights.idle()
  }
  const sweep = async () => {
    await runner.sweep()
    await flights.idle()
  }
  return { runner, triggers, sent, logged, tick, sweep }
}

it('sends again on the same tick what failed, while its book stands as it stood', async () => {
  const { sent, tick, sweep, runner } = createRun([
    { kind: 'failed' },
    { kind: 'overloaded', whose: 'house', retryAfterMs: 1 },
  ])
  await tick(2, '949')
  await tick(3, '948')
  await sweep()
  await sweep()
  expect(sent).toEqual(['stop:7-1:1 on 2', 'stop:7-1:1 on 2', 'stop:7-1:1 on 2'])
  expect(runner.counters).toEqual({ sent: 3, done: 0, notDue: 1, undecided: 2, missed: 0 })
})

it('looks anew at what failed when the book has moved on', async () => {
  const { sent, tick, sweep, triggers } = createRun([{ kind: 'failed' }])
  await tick(2, '949')
  rearm(triggers, bookWith(2, position), [recordChange(positionRecord, position)], Infinity)
  await tick(3, '948')
  await sweep()
  expect(sent).toEqual(['stop:7-1:1 on 2', 'stop:7-1:2 on 3'])
})

it('arms again what was refused, without a loop, and lets the next tick look', async () => {
  const { sent, tick, sweep, logged } = createRun([])
  await tick(2, '949')
  expect(sent).toHaveLength(1)
  await tick(3, '990')
  expect(sent).toHaveLength(1)
  await tick(4, '950')
  await sweep()
  expect(sent).toEqual(['stop:7-1:1 on 2', 'stop:7-1:1 on 4', 'stop:7-1:1 on 4'])
  expect(logged).toEqual([])
})

it('sounds the alarm for what a sweep finds and no trigger had fired', async () => {
  const { sent, triggers, sweep, logged, runner } = createRun([])
  // A price that went past the triggers: the bug that a sweep is for.
  const symbol = triggers.symbols.get(btc)
  if (symbol !== undefined) putTick(symbol, exampleTick(btc, 2, 2, '949'))
  await sweep()
  expect(sent).toEqual(['stop:7-1:1 on 2'])
  expect(logged).toEqual(['sweep found a duty that no trigger fired'])
  expect(runner.counters.missed).toBe(1)
})
