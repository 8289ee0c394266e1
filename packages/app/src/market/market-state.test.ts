import { expect, it } from 'vitest'
import { marketStateOf } from './market-state.ts'

const saturday = Date.UTC(2026, 10, 21, 12)
const sunday22 = Date.UTC(2026, 10, 22, 22)
const monday = Date.UTC(2026, 10, 23, 12)
const tick = (state: 'open' | 'stale' | 'closed') => ({ state, sourceAtMs: 7 })
const week = { hours: 'week', changesAtMs: sunday22 } as const

it.each([
  ['a price that comes', { tick: tick('open') }, { kind: 'open' }],
  ['a feed that is silent', { tick: tick('stale') }, { kind: 'stale', sinceMs: 7 }],
  ['a connection that is silent', { tick: tick('open'), isSilent: true }, { kind: 'offline', sinceMs: 7 }],
  ['a closed market', { tick: tick('closed'), details: week }, { kind: 'closed', opensAtMs: sunday22 }],
  ['a closed market of unknown hours', { tick: tick('closed') }, { kind: 'closed', opensAtMs: undefined }],
  ['no tick yet, closed by its hours', { details: week }, { kind: 'closed', opensAtMs: sunday22 }],
  ['no tick yet, open by its hours', { details: week, detailsAtMs: monday }, { kind: 'missing' }],
  ['nothing known', {}, { kind: 'missing' }],
] as const)('%s', (_, known, expected) => {
  const all = { tick: undefined, isSilent: false, details: undefined, detailsAtMs: saturday, ...known }
  expect(marketStateOf(all)).toEqual(expected)
})
