import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { allTexts } from '@touchstone/app/texts/texts'
import { BarChart } from './BarChart.tsx'
import type { ChartPoint } from '@touchstone/app/plot/chart-geometry'
import { CountdownRing } from './CountdownRing.tsx'
import { Donut } from './Donut.tsx'
import { Legend } from './Legend.tsx'
import { LineChart } from './LineChart.tsx'
import { QrCode } from './QrCode.tsx'

beforeAll(allTexts)
afterEach(cleanup)

const points: ChartPoint[] = [5, 9, 7].map((value, index) => ({ at: index * 1000, value }))
const format = (value: number): string => `$${value}`
const formatAt = (at: number): string => `second ${at / 1000}`

describe('LineChart', () => {
  it('says what it shows, from lowest to highest', () => {
    render(<LineChart points={points} label="Equity" format={format} formatAt={formatAt} />)
    expect(screen.getByRole('img', { name: 'Equity' })).toBeDefined()
    expect(screen.getByText('$9')).toBeDefined()
    expect(screen.getByText('$5')).toBeDefined()
    expect(screen.getByText('second 0')).toBeDefined()
    expect(screen.getByText('second 2')).toBeDefined()
  })

  it('is read along by the arrow keys, until it is left', async () => {
    const onScrub = vi.fn<(point: ChartPoint | null) => void>()
    render(<LineChart points={points} label="Equity" format={format} formatAt={formatAt} onScrub={onScrub} />)
    const slider = screen.getByRole('slider', { name: 'Equity' })
    expect(slider.getAttribute('aria-valuetext')).toBe('$7, second 2')
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    expect(slider.getAttribute('aria-valuetext')).toBe('$9, second 1')
    expect(onScrub).toHaveBeenLastCalledWith(points[1])
    await userEvent.keyboard('{Home}{ArrowLeft}')
    expect(slider.getAttribute('aria-valuenow')).toBe('0')
    await userEvent.tab()
    expect(onScrub).toHaveBeenLastCalledWith(null)
  })

  it('is read where the finger is', () => {
    render(<LineChart points={points} label="Equity" format={format} formatAt={formatAt} />)
    const slider = screen.getByRole('slider')
    slider.getBoundingClientRect = () => new DOMRect(0, 0, 300, 100)
    fireEvent.pointerMove(slider, { clientX: 160 })
    expect(slider.getAttribute('aria-valuetext')).toBe('$9, second 1')
    fireEvent.pointerLeave(slider)
    expect(slider.getAttribute('aria-valuetext')).toBe('$7, second 2')
  })

  it('says so when there is nothing yet', () => {
    render(<LineChart points={[]} label="Equity" format={format} />)
    expect(screen.getByText('No data yet')).toBeDefined()
  })

  it('draws a single point as a level line', () => {
    const { container } = render(<LineChart points={points.slice(0, 1)} label="Equity" format={format} />)
    expect(container.querySelector('path[stroke]')?.getAttribute('d')).toBe('M0 50.00H100')
  })
})

describe('BarChart', () => {
  it('has a bar a value, in the colour of its sign or its own', () => {
    const bars = [
      { label: 'Mo', value: 12 },
      { label: 'Tu', value: -4 },
      { label: 'We', value: 3, tone: 'accent' as const },
    ]
    const { container } = render(<BarChart bars={bars} label="Profit" />)
    expect(screen.getByRole('img', { name: 'Profit: Mo 12, Tu −4, We 3' })).toBeDefined()
    const fills = [...container.querySelectorAll('rect')].map(
      (bar) => /fill-\w+/.exec(bar.getAttribute('class') ?? '')?.[0],
    )
    expect(fills).toEqual(['fill-up', 'fill-down', 'fill-accent'])
  })

  it('reads one out where there is no room for all values', async () => {
    const bars = Array.from({ length: 30 }, (_, index) => ({ label: `day ${index}`, value: index }))
    render(<BarChart bars={bars} label="Profit" format={format} />)
    expect(screen.queryByText('$28')).toBeNull()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    expect(screen.getByText('$28')).toBeDefined()
  })

  it('takes equal labels', () => {
    const bars = [1, 2].map((value) => ({ label: '0–2', value }))
    const { container } = render(<BarChart bars={bars} label="Spread" />)
    expect(container.querySelectorAll('rect')).toHaveLength(2)
  })
})

describe('Donut and Legend', () => {
  it('show the shares, leaving out what is nothing', () => {
    const slices = [
      { label: 'USDT', value: 75, colour: 'red', text: '75.00%' },
      { label: 'BTC', value: 25, colour: 'blue', text: '24.99%' },
      { label: 'ETH', value: 0, colour: 'green', text: '0.00%' },
    ]
    render(<Donut slices={slices} label="Allocation" />)
    expect(
      screen.getByRole('img', { name: 'Allocation: USDT 75.00%, BTC 24.99%' }).querySelectorAll('circle'),
    ).toHaveLength(2)
  })

  it('is an empty ring without anything', () => {
    render(<Donut slices={[]} label="Allocation" />)
    expect(screen.getByRole('img', { name: 'Allocation' }).querySelectorAll('circle')).toHaveLength(1)
  })

  it('names the colours', () => {
    render(<Legend items={[{ label: 'USDT', colour: 'red', right: '75%' }]} />)
    expect(screen.getByRole('listitem').textContent).toBe('USDT75%')
  })
})

describe('CountdownRing', () => {
  it.each([
    [12_300, '0:13', '13 s left'],
    [0, '0:00', '0 s left'],
    [-5000, '0:00', '0 s left'],
  ])('with %s ms left shows %s', (leftMs, text, name) => {
    render(<CountdownRing endsAtMs={100_000 + leftMs} totalMs={30_000} nowMs={100_000} />)
    expect(screen.getByRole('timer', { name }).textContent).toBe(text)
  })
})

describe('QrCode', () => {
  it('is drawn black on white', async () => {
    render(<QrCode text="https://example.com" label="Invitation" />)
    const code = await screen.findByRole('img', { name: 'Invitation' })
    expect(code.getAttribute('class')).toContain('bg-white')
    expect(code.querySelector('path')?.getAttribute('d')).toMatch(/^M4 4h1v1h-1z/)
  })
})
