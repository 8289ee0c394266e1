import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { usePreferences } from '@touchstone/app/look/preferences'
import { allTexts } from '@touchstone/app/texts/texts'
import { Amount } from './Amount.tsx'
import { Change } from './Change.tsx'
import { Flash } from './Flash.tsx'
import { HideEye } from './HideEye.tsx'
import { Percent } from './Percent.tsx'
import { Price } from './Price.tsx'
import { Sparkline } from './Sparkline.tsx'

const still = { matches: false, addEventListener: () => undefined }

beforeAll(allTexts)
vi.stubGlobal('matchMedia', () => still)
afterEach(() => {
  cleanup()
  usePreferences.setState({ hideBalances: false })
})

const shown = (node: React.ReactNode): string => render(node).container.textContent

describe('Amount', () => {
  it('cuts, groups, and says what it is', () => {
    expect(shown(<Amount value="12840.569" currency="USDT" />)).toBe('12,840.56 USDT')
    expect(shown(<Amount value={null} />)).toBe('—')
    expect(shown(<Amount value="0.0778" currency="BTC" trim />)).toBe('0.0778 BTC')
    expect(shown(<Amount value="0.6" places={6} trim="but_cents" />)).toBe('0.60')
  })

  it('has its direction as colour where that is asked for', () => {
    const { container } = render(
      <>
        <Amount value="1" tone sign />
        <Amount value="-1" tone />
        <Amount value="0.001" tone />
        <Amount value="1" />
      </>,
    )
    const classes = [...container.children].map((child) => /text-(up|down)/.exec(child.className)?.[1])
    expect(classes).toEqual(['up', 'down', undefined, undefined])
  })

  it('is hidden by the eye when it is private, and only then', async () => {
    render(
      <>
        <HideEye />
        <Amount value="12840.56" private />
        <Amount value="77" />
      </>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Hide amounts' }))
    expect(screen.queryByText('12,840')).toBeNull()
    expect(screen.getByText('••••••')).toBeDefined()
    expect(screen.getByText('Hidden')).toBeDefined()
    expect(screen.getByText('77.00')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Show amounts' }))
    expect(screen.getByText('12,840')).toBeDefined()
  })

  it('gets smaller when it is long and asked to fit', () => {
    const { container } = render(<Amount value="123456789012.34" fit />)
    expect(container.querySelector('[style*="font-size"]')).not.toBeNull()
  })
})

describe('Price', () => {
  it('is read out in full where its zeros are folded', () => {
    render(<Price value="0.0000123" tick="0.0000001" />)
    expect(screen.getByText('0.0₄123').getAttribute('aria-hidden')).toBe('true')
    expect(screen.getByText('0.0000123').className).toContain('sr-only')
  })

  it('is a dash while unknown', () => {
    expect(shown(<Price value={null} tick="0.01" />)).toBe('—')
  })
})

describe('Change and Percent', () => {
  it('say the direction with an arrow, a sign, a colour and a word', () => {
    expect(shown(<Change value="0.0231" />)).toBe('▲Up+2.31%')
    expect(shown(<Change value="-0.0042" chip />)).toBe('▼Down−0.42%')
    expect(shown(<Change value="0" />)).toBe('Unchanged0.00%')
    expect(shown(<Change value={null} />)).toBe('—')
  })

  it('a percentage without direction has neither', () => {
    expect(shown(<Percent value="0.05" />)).toBe('5.00%')
  })
})

describe('Flash', () => {
  const moves: (string | undefined)[] = []
  const animate = vi.fn<(this: HTMLElement) => { cancel: () => void }>(function animate() {
    moves.push(this.dataset['moved'])
    return { cancel: () => undefined }
  })

  it('lights up in the direction of a move, not when nothing moved', () => {
    Object.assign(HTMLElement.prototype, { animate })
    const { rerender } = render(<Flash value={null}>-</Flash>)
    for (const value of ['1.0', '1', '2', '1.5']) rerender(<Flash value={value}>{value}</Flash>)
    expect(moves).toEqual(['up', 'down'])
  })

  it('keeps still where motion is unwanted', () => {
    animate.mockClear()
    still.matches = true
    const { rerender } = render(<Flash value="1">1</Flash>)
    act(() => rerender(<Flash value="2">2</Flash>))
    expect(animate).not.toHaveBeenCalled()
    still.matches = false
  })
})

describe('Sparkline', () => {
  it('draws its points, and nothing without any', () => {
    const { container, rerender } = render(<Sparkline points={['1', '3', '2']} tone="up" />)
    expect(container.querySelector('path[stroke]')?.getAttribute('d')).toBe('M0.00 94.00L50.00 6.00L100.00 50.00')
    rerender(<Sparkline points={[]} />)
    expect(container.querySelector('path')).toBeNull()
  })
})
