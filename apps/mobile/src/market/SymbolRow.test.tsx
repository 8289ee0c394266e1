import type { TickItem } from '@touchstone/wire/stream'
import { act, cleanup, render, screen } from '@testing-library/react'
import { Profiler } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { allTexts } from '@touchstone/app/texts/texts'
import type { ListedSymbol } from '@touchstone/app/market/symbols.queries'
import { ticks } from '@touchstone/app/live/stream'
import { SymbolRow } from './SymbolRow.tsx'
import { someListed } from '@touchstone/app/market/test-listed'

let sequence = 10
const rendered: string[] = []

function tick(symbol: string, mark: string, state: TickItem['state'] = 'open'): void {
  sequence += 1
  const sourceAtMs = new Date(2026, 0, 1, 12, 30, 15).getTime()
  act(() => {
    ticks.take([{ symbol, bid: mark, ask: mark, mark, last: mark, sequence, sourceAtMs, tapedAtMs: sourceAtMs, state }])
  })
}

function show(listed: readonly ListedSymbol[], silent = false): void {
  render(
    <MemoryRouter>
      {listed.map((each) => (
        <Profiler key={each.symbol} id={each.symbol} onRender={(id) => rendered.push(id)}>
          <SymbolRow listed={each} silent={silent} />
        </Profiler>
      ))}
    </MemoryRouter>,
  )
  rendered.length = 0
}

beforeAll(allTexts)
beforeEach(() => {
  tick('BTC/USDT', '100')
  tick('ETH/USDT', '100')
})
afterEach(cleanup)

it('a tick renders the row of its symbol and no other', () => {
  show([someListed('BTC/USDT'), someListed('ETH/USDT')])
  tick('ETH/USDT', '103')
  expect(rendered).toEqual(['ETH/USDT'])
  expect(screen.getByRole('link', { name: /ETH/ }).textContent).toContain('103.00')
  expect(screen.getByRole('link', { name: /ETH/ }).textContent).toContain('+3.00%')
})

it('cuts a long name, and never the dot of an open market', () => {
  tick('NAS100/USDT', '100')
  show([{ ...someListed('NAS100/USDT'), hours: 'week' }])
  const dot = screen.getByText('Open')
  expect(dot.closest('.truncate')).toBeNull()
  expect(screen.getByText('NAS100').closest('.truncate')).not.toBeNull()
})

it('leads to the chart', () => {
  show([someListed('BTC/USDT')])
  expect(screen.getByRole('link').getAttribute('href')).toBe('/kline?symbol=BTC%2FUSDT')
})

it('an old price has its time in place of the change', () => {
  show([someListed('BTC/USDT')])
  tick('BTC/USDT', '101', 'stale')
  expect(screen.getByRole('link').textContent).toMatch(/Delayed.*101\.00.*12:30:15/)
  cleanup()
  show([someListed('ETH/USDT')], true)
  expect(screen.getByRole('link').textContent).toMatch(/100\.00.*12:30:15/)
})

it('says that a market is closed, or takes no openings', () => {
  show([someListed('XAU/USD', { hours: 'week' }), someListed('BTC/USDT', { enabled: false })])
  tick('XAU/USD', '2700', 'closed')
  expect(screen.getByRole('link', { name: /XAU/ }).textContent).toContain('Closed')
  expect(screen.getByRole('link', { name: /BTC/ }).textContent).toContain('Paused')
})

it('has the last known price of a symbol that has had no tick', () => {
  show([someListed('NEW/USDT', { price: null, day: null, sparkline: ['7', '8.5'] })])
  expect(screen.getByRole('link').textContent).toContain('8.50')
  expect(screen.getByRole('link').textContent).toContain('Not live')
})
