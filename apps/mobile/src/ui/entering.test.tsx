import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { allTexts } from '@touchstone/app/texts/texts'
import { AmountField } from './AmountField.tsx'
import { hearBack } from './browser-back.ts'
import { CopyButton } from './CopyButton.tsx'
import { useKeypad } from './keypad-focus.ts'
import { PercentChips } from './PercentChips.tsx'
import { Sheet } from './Sheet.tsx'
import { Slider } from './Slider.tsx'
import { Stepper } from './Stepper.tsx'
import { useToasts } from '@touchstone/app/feedback/toast'

beforeAll(allTexts)
afterEach(() => {
  cleanup()
  useKeypad.setState({ owner: null, handedOver: false, isOfPage: false })
})

function Field(props: { label?: string; places?: number; inline?: boolean; error?: string; start?: string }) {
  const [value, setValue] = useState(props.start ?? '')
  return (
    <AmountField
      label={props.label ?? 'Margin'}
      value={value}
      onChange={setValue}
      unit="USDT"
      places={props.places ?? 2}
      inline={props.inline}
      error={props.error}
      onMax={() => setValue('1250')}
    />
  )
}

const field = (label = 'Margin') => screen.getByLabelText<HTMLInputElement>(label)
const keypad = () => screen.queryByRole('group', { name: 'Keypad' })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('AmountField', () => {
  it('Back puts the keypad away, and nothing else: what was typed stays', async () => {
    hearBack()
    const left = vi.fn<() => void>()
    history.replaceState({ idx: 0 }, '')
    history.pushState({ idx: 1 }, '')
    addEventListener('popstate', left)
    render(<Field />)
    await userEvent.click(field())
    await press('7')
    await act(async () => history.back())
    await waitFor(() => expect(keypad()).toBeNull())
    expect(field().value).toBe('7')
    expect(left).not.toHaveBeenCalled()
    await act(async () => history.back())
    await waitFor(() => expect(left).toHaveBeenCalledTimes(1))
    removeEventListener('popstate', left)
  })

  it('Back in a sheet puts the keypad away, and then the sheet', async () => {
    const onOpenChange = vi.fn<(open: boolean) => void>()
    // Not in jsdom.
    Element.prototype.scrollIntoView = () => undefined
    history.replaceState({ idx: 0 }, '')
    history.pushState({ idx: 1 }, '')
    render(
      <Sheet open onOpenChange={onOpenChange} title="Stop loss">
        <Field />
      </Sheet>,
    )
    await userEvent.click(field())
    await press('7')
    await act(async () => history.back())
    await waitFor(() => expect(keypad()).toBeNull())
    expect(field().value).toBe('7')
    expect(onOpenChange).not.toHaveBeenCalled()
    await act(async () => history.back())
    await waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(false))
  })

  it('opens the keypad when it is focused, and keeps the focus while keys are pressed', async () => {
    render(<Field />)
    expect(keypad()).toBeNull()
    await userEvent.click(field())
    for (const key of ['1', '2', 'Decimal point', '5', '0', '9']) await press(key)
    expect(field().value).toBe('12.50')
    expect(document.activeElement).toBe(field())
    await press('Delete')
    expect(field().value).toBe('12.5')
  })

  it('closes it with Done, and gives back the room that it took', async () => {
    render(<Field />)
    await userEvent.click(field())
    expect(document.body.style.paddingBottom).not.toBe('')
    await press('Done')
    await waitFor(() => expect(keypad()).toBeNull())
    expect(document.body.style.paddingBottom).toBe('')
    expect(document.activeElement).not.toBe(field())
  })

  it('hands it over to the next field', async () => {
    render(
      <>
        <Field label="Margin" />
        <Field label="Quantity" />
      </>,
    )
    await userEvent.click(field('Margin'))
    await userEvent.click(field('Quantity'))
    expect(useKeypad.getState().handedOver).toBe(true)
    await press('7')
    expect(field('Quantity').value).toBe('7')
    expect(field('Margin').value).toBe('')
    expect(screen.getAllByRole('group', { name: 'Keypad' })).toHaveLength(1)
  })

  it('is typed into with a keyboard too: only what is allowed, a comma being a point', async () => {
    render(<Field />)
    await userEvent.type(field(), 'a1x2,34567')
    expect(field().value).toBe('12.34')
    expect(field().getAttribute('inputmode')).toBe('none')
  })

  it('types at the caret', async () => {
    render(<Field start="250" />)
    await userEvent.click(field())
    field().setSelectionRange(1, 1)
    await press('9')
    expect(field().value).toBe('2,950')
    expect(field().selectionStart).toBe(3)
  })

  it('groups what is typed, keeps the caret, and is copied and pasted as a plain decimal', async () => {
    render(<Field start="12345" />)
    expect(field().value).toBe('12,345')
    await userEvent.click(field())
    field().setSelectionRange(2, 2)
    await userEvent.keyboard('9')
    expect([field().value, field().selectionStart]).toEqual(['129,345', 3])
    await userEvent.keyboard('{Backspace}{Backspace}x')
    expect([field().value, field().selectionStart]).toEqual(['1,345', 1])
    field().setSelectionRange(0, 5)
    expect(await userEvent.cut()).toBeDefined()
    expect(field().value).toBe('')
    await userEvent.paste('106,184.15')
    expect(field().value).toBe('106,184.15')
  })

  it('takes no key whose touch became a scroll, and two thumbs in their order', () => {
    render(<Field inline />)
    const key = (name: string) => screen.getByRole('button', { name })
    fireEvent.pointerDown(key('1'), { button: 0 })
    fireEvent.pointerCancel(key('1'))
    fireEvent.pointerDown(key('2'), { button: 0 })
    fireEvent.pointerDown(key('3'), { button: 0 })
    fireEvent.pointerDown(key('4'), { button: 0 })
    fireEvent.pointerUp(key('4'))
    fireEvent.pointerUp(key('2'))
    fireEvent.pointerUp(key('3'))
    expect(field().value).toBe('234')
  })

  it('changes its keypad where the phone is turned while it has the focus', async () => {
    const { rerender } = render(<Field inline />)
    await userEvent.click(field())
    rerender(<Field />)
    expect(screen.getByRole('button', { name: 'Done' })).toBeTruthy()
    rerender(<Field inline />)
    expect(screen.getAllByRole('group', { name: 'Keypad' })).toHaveLength(1)
    expect(screen.queryByRole('button', { name: 'Done' })).toBeNull()
  })

  it('is emptied by holding Delete', () => {
    vi.useFakeTimers()
    render(<Field start="123.45" inline />)
    const key = screen.getByRole('button', { name: 'Delete' })
    fireEvent.pointerDown(key, { button: 0 })
    act(() => void vi.advanceTimersByTime(600))
    expect(field().value).toBe('')
    fireEvent.pointerUp(key)
    expect(field().value).toBe('')
    vi.useRealTimers()
  })

  it('is pressed by assistive devices, which click without touching', () => {
    render(<Field inline />)
    fireEvent.click(screen.getByRole('button', { name: '5' }))
    expect(field().value).toBe('5')
  })

  it('takes what there is with Max, and says what is wrong where the person looks', async () => {
    render(<Field error="More than you have" />)
    await press('Max')
    expect(field().value).toBe('1,250')
    expect(field().getAttribute('aria-invalid')).toBe('true')
    const described = field()
      .getAttribute('aria-describedby')
      ?.split(' ')
      .map((id) => document.querySelector(`[id="${id}"]`))
    expect(described?.map((element) => element?.textContent).join('')).toContain('More than you have')
  })

  it('has no point for whole numbers', async () => {
    render(<Field places={0} />)
    await userEvent.click(field())
    expect(screen.queryByRole('button', { name: 'Decimal point' })).toBeNull()
  })

  it('has its keys at the bottom of its sheet, where a dock would be out of reach', async () => {
    Element.prototype.scrollIntoView = vi.fn<() => void>()
    render(
      <div role="dialog" aria-label="Sheet">
        <Field />
        <div data-keypad-place data-testid="place" />
      </div>,
    )
    await userEvent.click(field())
    expect(screen.getByTestId('place').contains(keypad())).toBe(true)
  })

  it('takes the keypad with it when it goes', async () => {
    const { unmount } = render(<Field />)
    await userEvent.click(field())
    unmount()
    expect(useKeypad.getState().owner).toBeNull()
    expect(document.body.style.paddingBottom).toBe('')
  })
})

describe('PercentChips', () => {
  it('pick a part, and do nothing when disabled', async () => {
    const onPick = vi.fn<(percent: number) => void>()
    const { rerender } = render(<PercentChips onPick={onPick} value={25} />)
    await press('75%')
    expect(onPick).toHaveBeenCalledWith(75)
    expect(screen.getByRole('button', { name: '25%' }).getAttribute('aria-pressed')).toBe('true')
    rerender(<PercentChips onPick={onPick} disabled />)
    await press('50%')
    expect(onPick).toHaveBeenCalledTimes(1)
  })
})

describe('Slider', () => {
  const onChange = vi.fn<(value: number) => void>()
  beforeEach(() => onChange.mockClear())
  const slider = (
    <Slider
      label="Leverage"
      value={20}
      min={1}
      max={125}
      marks={[1, 50, 125]}
      onChange={onChange}
      format={(value) => `${value}×`}
    />
  )

  it('says its value in words', () => {
    render(slider)
    const input = screen.getByRole('slider', { name: 'Leverage' })
    expect(input.getAttribute('aria-valuetext')).toBe('20×')
    expect(screen.getByText('20×')).toBeDefined()
  })

  it('moves with the arrow keys, and to a mark', async () => {
    render(slider)
    act(() => screen.getByRole('slider', { name: 'Leverage' }).focus())
    await userEvent.keyboard('{ArrowRight}')
    expect(onChange).toHaveBeenLastCalledWith(21)
    await press('Leverage 125×')
    expect(onChange).toHaveBeenLastCalledWith(125)
  })
})

describe('Stepper', () => {
  function Period() {
    const [value, setValue] = useState(19)
    return <Stepper label="Period" value={value} onChange={setValue} min={1} max={20} />
  }

  it('goes one up or down, not past its ends', async () => {
    render(<Period />)
    await press('Increase')
    expect(screen.getByRole('spinbutton', { name: 'Period' }).textContent).toBe('20')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Increase' }).disabled).toBe(true)
    screen.getByRole('spinbutton').focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(screen.getByRole('spinbutton').textContent).toBe('18')
  })

  it('goes on while it is held', () => {
    vi.useFakeTimers()
    render(<Period />)
    const less = screen.getByRole('button', { name: 'Decrease' })
    fireEvent.pointerDown(less)
    for (let step = 0; step < 10; step += 1) act(() => void vi.advanceTimersByTime(100))
    fireEvent.pointerUp(less)
    fireEvent.click(less)
    expect(Number(screen.getByRole('spinbutton').textContent)).toBeLessThan(16)
    vi.useRealTimers()
  })
})

describe('CopyButton', () => {
  it('says Success when it copied, Fail when it could not', async () => {
    document.execCommand = vi.fn<(command: string) => boolean>(() => true)
    render(<CopyButton text="AB12CD" label="Copy the invitation code" />)
    await press('Copy the invitation code')
    await waitFor(() => expect(useToasts.getState().shown.map((each) => each.text)).toEqual(['Success']))
    document.execCommand = () => false
    await press('Copy the invitation code')
    await waitFor(() => expect(useToasts.getState().shown.at(-1)).toMatchObject({ text: 'Fail', tone: 'failure' }))
  })

  it('has one colour at a time', () => {
    render(
      <CopyButton text="AB12CD" accent>
        Copy link
      </CopyButton>,
    )
    const look = screen.getByRole('button', { name: 'Copy link' }).className
    expect(look).toContain('text-accent')
    expect(look).not.toContain('text-fg-2')
  })
})
