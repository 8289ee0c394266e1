import type { JournalText } from '../audit/journal-reader.ts'
import { occurredIn, reaches } from '../rulebook/reach.ts'

/** How often each kind of outcome occurred, by a name such as `closed: liquidation, cross`. */
export type Coverage = ReturnType<typeof createCoverage>

type FactsText = { states?: Record<string, string>; gapsAhead?: readonly string[] }

export function createCoverage() {
  const counts = new Map<string, number>()
  const count = (name: string, times = 1): void => void counts.set(name, (counts.get(name) ?? 0) + times)

  /** Counts every outcome that a committed row shows. */
  function follow(row: JournalText): void {
    const command = JSON.parse(row.command) as { kind: string }
    const reply = JSON.parse(row.reply) as { kind?: string }
    const { states, gapsAhead } = JSON.parse(row.facts) as FactsText
    for (const name of occurredIn({ command, reply, entries: row.entries })) count(name)
    for (const state of Object.values(states ?? {})) count(`decided beside a symbol that is ${state}`)
    if (gapsAhead !== undefined) count('decided before a gap')
  }

  return { counts, count, follow }
}

/** What befalls the whole house, whichever noun is at work. */
const ofTheHouse = [
  'decided beside a symbol that is stale',
  'decided beside a symbol that is closed',
  'decided before a gap',
  'watermark',
  'checkpoint',
  'restart: stopped',
  'restart: abandoned',
  'retry after a crash: done before',
  'retry after a crash: not done before',
  'key: repeated',
  'refused: key_reused',
  'refused: key_malformed',
  'clock set back',
  'a transfer over a chain',
]

const named = (reach: 'reached' | 'live'): string[] =>
  [...reaches].filter(([, each]) => each === reach).map(([name]) => name)

/** What a life of the fixed length must have seen, as every noun says of its words. */
export const required = [...named('reached'), ...ofTheHouse]

/** What only the live way of filling (on the next tick) can show. */
export const requiredLive = named('live')

export const missing = (coverage: Pick<Coverage, 'counts'>, names: readonly string[]): string[] =>
  names.filter((name) => !coverage.counts.has(name))

/** What is said never to be reached, and was. */
export const unexpected = (coverage: Pick<Coverage, 'counts'>): string[] =>
  [...reaches].filter(([name, reach]) => reach.startsWith('never') && coverage.counts.has(name)).map(([name]) => name)
