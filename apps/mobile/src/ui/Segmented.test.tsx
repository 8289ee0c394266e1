import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { Chips } from './Chips.tsx'
import { Segmented } from './Segmented.tsx'
import { Tabs } from './Tabs.tsx'

afterEach(cleanup)

const items = [
  { value: 'a', label: 'First' },
  { value: 'b', label: 'Second' },
  { value: 'c', label: 'Third' },
] as const
type Value = (typeof items)[number]['value']

describe.each([
  ['Segmented', Segmented],
  ['Chips', Chips],
])('%s', (_name, Part) => {
  function Stage() {
    const [value, setValue] = useState<Value>('a')
    return <Part<Value> label="Which" items={items} value={value} onChange={setValue} />
  }

  it('is a named group in which one is chosen', async () => {
    render(<Stage />)
    expect(screen.getByRole('radiogroup', { name: 'Which' })).toBeDefined()
    expect(screen.getByRole('radio', { name: 'First', checked: true })).toBeDefined()
    await userEvent.click(screen.getByRole('radio', { name: 'Third' }))
    expect(screen.getByRole('radio', { name: 'Third', checked: true })).toBeDefined()
    expect(screen.getByRole('radio', { name: 'First', checked: false })).toBeDefined()
  })

  it('is moved through by the arrow keys', async () => {
    render(<Stage />)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    expect(screen.getByRole('radio', { name: 'Second', checked: true })).toBeDefined()
  })
})

describe('Tabs', () => {
  function Stage() {
    const [value, setValue] = useState<Value>('a')
    return <Tabs label="Lists" items={items} value={value} onChange={setValue} />
  }
  const chosen = (): string | null => screen.getByRole('tab', { selected: true }).textContent

  it('chooses by press and by key, around its ends', async () => {
    render(<Stage />)
    await userEvent.click(screen.getByRole('tab', { name: 'Second' }))
    expect(chosen()).toBe('Second')
    await userEvent.keyboard('{ArrowRight}')
    expect(chosen()).toBe('Third')
    await userEvent.keyboard('{ArrowRight}')
    expect(chosen()).toBe('First')
    await userEvent.keyboard('{ArrowLeft}')
    expect(chosen()).toBe('Third')
    await userEvent.keyboard('{Home}')
    expect(chosen()).toBe('First')
    expect(document.activeElement).toBe(screen.getByRole('tab', { selected: true }))
  })

  it('takes one stop of the tab key', async () => {
    render(<Stage />)
    await userEvent.tab()
    await userEvent.tab()
    expect(document.activeElement).toBe(document.body)
  })
})
