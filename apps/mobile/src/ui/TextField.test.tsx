import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { allTexts } from '@touchstone/app/texts/texts'
import { CodeField } from './CodeField.tsx'
import { PasswordField } from './PasswordField.tsx'
import { SearchField } from './SearchField.tsx'
import { Switch } from './Switch.tsx'
import { TextField } from './TextField.tsx'

beforeAll(allTexts)
afterEach(cleanup)

describe('TextField', () => {
  it('describes itself by its error, in place of the hint', () => {
    const { rerender } = render(<TextField label="E-mail" hint="For the codes" />)
    expect(screen.getByRole('textbox', { name: 'E-mail', description: 'For the codes' })).toBeDefined()
    rerender(<TextField label="E-mail" hint="For the codes" error="This is no e-mail address" />)
    const field = screen.getByRole('textbox', { description: 'This is no e-mail address' })
    expect(field.getAttribute('aria-invalid')).toBe('true')
  })
})

describe('PasswordField', () => {
  it('shows the password while it is asked to', async () => {
    render(<PasswordField label="Password" />)
    const field = screen.getByLabelText('Password')
    expect(field.getAttribute('type')).toBe('password')
    expect(field.getAttribute('autocomplete')).toBe('current-password')
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
    expect(field.getAttribute('type')).toBe('text')
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(field.getAttribute('type')).toBe('password')
  })
})

describe('CodeField', () => {
  it('begins anew behind a code that was refused', async () => {
    const { rerender } = render(<CodeField label="Code" />)
    const field = screen.getByLabelText<HTMLInputElement>('Code')
    await userEvent.type(field, '0000001')
    expect(field.value).toBe('000000')
    rerender(<CodeField label="Code" error="The code is wrong" />)
    await userEvent.type(field, '12４５67')
    expect(field.value).toBe('124567')
  })

  it('is offered the code that the phone received', () => {
    render(<CodeField label="Code" />)
    const field = screen.getByLabelText('Code')
    expect(field.getAttribute('inputmode')).toBe('numeric')
    expect(field.getAttribute('autocomplete')).toBe('one-time-code')
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('counts down to the next code after one was sent', async () => {
    render(<CodeField label="Code" onSend={() => Promise.resolve()} resendSeconds={2} />)
    await userEvent.click(screen.getByRole('button', { name: 'Send code' }))
    const waiting = await screen.findByRole('button', { name: 'Send again in 2 s' })
    expect(waiting.getAttribute('aria-disabled')).toBe('true')
    await userEvent.tab()
    expect(waiting).toHaveProperty('disabled', true)
    expect(await screen.findByRole('button', { name: 'Send again' }, { timeout: 5000 })).toHaveProperty(
      'disabled',
      false,
    )
  })

  it.each([
    ['was refused', () => Promise.resolve(false)],
    ['failed', () => Promise.reject(new Error('no answer'))],
  ])('does not count down when sending %s', async (_name, onSend) => {
    render(<CodeField label="Code" onSend={onSend} />)
    await userEvent.click(screen.getByRole('button', { name: 'Send code' }))
    expect(await screen.findByRole('button', { name: 'Send code', busy: false })).toHaveProperty('disabled', false)
  })
})

describe('SearchField', () => {
  it('is cleared by its cross', async () => {
    function Stage() {
      const [value, setValue] = useState('')
      return <SearchField label="Search markets" value={value} onChange={setValue} />
    }
    render(<Stage />)
    const field = screen.getByRole('searchbox', { name: 'Search markets' })
    await userEvent.type(field, 'btc')
    expect(field).toHaveProperty('value', 'btc')
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
    expect(field).toHaveProperty('value', '')
  })
})

describe('Switch', () => {
  it('turns by press on its row and by key', async () => {
    const onChange = vi.fn<(checked: boolean) => void>()
    render(<Switch label="Vibration" checked onChange={onChange} />)
    expect(screen.getByRole('switch', { name: 'Vibration', checked: true })).toBeDefined()
    await userEvent.click(screen.getByText('Vibration'))
    expect(onChange).toHaveBeenLastCalledWith(false)
    screen.getByRole('switch').focus()
    await userEvent.keyboard(' ')
    expect(onChange).toHaveBeenCalledTimes(2)
  })
})
