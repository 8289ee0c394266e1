import { clsx } from 'clsx'
import { type ChangeEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { applyKey, type KeypadKey, readTyped } from './apply-key.ts'
import { dropKeypad, leaveKeypad, takeKeypad, useKeypad } from './keypad-focus.ts'
import { Keypad } from './Keypad.tsx'
import { KeypadDock } from './KeypadDock.tsx'

type AmountFieldProps = {
  label: string
  /** A decimal string, possibly unfinished (`12.`), or empty. */
  value: string
  onChange: (value: string) => void
  unit?: ReactNode
  places: number
  /** At the right over the field, such as what is available. */
  hint?: ReactNode
  error?: string | undefined
  onMax?: (() => void) | undefined
  /** The one large number of a screen. */
  hero?: boolean | undefined
  /** The keypad is always below the field; in a sheet it opens there when the field has the focus. */
  inline?: boolean | undefined
  /** Content between the field and a keypad below it, such as chips. */
  between?: ReactNode
  disabled?: boolean | undefined
  placeholder?: string | undefined
  /** The error line takes no room without an error. */
  dense?: boolean | undefined
  onBlur?: (() => void) | undefined
  className?: string | undefined
}

/** An amount, typed with our keypad or with a keyboard: digits and one point, no more decimals than `places`. */
export function AmountField(props: AmountFieldProps) {
  const { label, value, places, error, inline = false } = props
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const press = useKeys(input, props)
  const focus = useKeypadFocus(id, input, inline)
  const done = (): void => input.current?.blur()

  const type = (event: ChangeEvent<HTMLInputElement>): void => {
    const typed = readTyped(event.target.value, places)
    if (typed !== undefined) props.onChange(typed)
  }
  return (
    <div ref={box} className={props.className}>
      <Heading id={id} label={label} hint={props.hint} onMax={props.disabled === true ? undefined : props.onMax} />
      <div className={clsx(props.hero === true ? heroBox : fieldBox, edgeOf(error))}>
        <input
          ref={input}
          id={id}
          value={value}
          onChange={type}
          onFocus={(event) => !inline && focus.take(event.currentTarget)}
          onBlur={() => {
            focus.leave()
            props.onBlur?.()
          }}
          inputMode="none"
          autoComplete="off"
          enterKeyHint="done"
          placeholder={props.placeholder ?? '0'}
          disabled={props.disabled}
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-error ${id}-hint`}
          className={clsx(
            'num min-w-0 bg-transparent font-semibold outline-none placeholder:text-fg-3 disabled:text-fg-3',
            props.hero === true
              ? clsx('field-sizing-content max-w-full text-center', heroText(value))
              : 'w-0 flex-1 text-lg',
          )}
        />
        {props.unit !== undefined && <Unit hero={props.hero === true}>{props.unit}</Unit>}
      </div>
      <p
        id={`${id}-error`}
        aria-live="polite"
        className={clsx('pt-0.5 text-xs text-danger', props.dense !== true && 'min-h-4.5', props.hero && 'text-center')}
      >
        {error}
      </p>
      {props.between}
      {(inline || focus.place === 'below') && <Keypad onKey={press} places={places} className="mt-2" />}
      {focus.place === 'dock' && (
        <KeypadDock field={box} input={input} onKey={press} onDone={done} places={places} slides={focus.slides} />
      )}
    </div>
  )
}

const fieldBox = 'mt-1 flex h-12 items-center gap-2 rounded-md border bg-surface-2 px-3'
const heroBox = 'flex min-h-14 items-center justify-center gap-2'

function edgeOf(error: string | undefined): string {
  return error === undefined ? 'border-transparent focus-within:border-accent' : 'border-danger'
}

function heroText(value: string): string {
  if (value.length <= 10) return 'text-3xl'
  return value.length <= 14 ? 'text-2xl' : 'text-xl'
}

function Unit({ hero, children }: { hero: boolean; children: ReactNode }) {
  const look = hero ? 'rounded-full bg-surface-2 px-3 py-1 text-fg' : 'text-fg-2'
  return <span className={clsx('flex-none text-sm font-medium', look)}>{children}</span>
}

type HeadingProps = { id: string; label: string; hint: ReactNode; onMax: (() => void) | undefined }

function Heading({ id, label, hint, onMax }: HeadingProps) {
  const { t } = useTranslation()
  return (
    <div className="flex min-h-4 items-center justify-between gap-3 text-xs text-fg-2">
      <label htmlFor={id} className="min-w-0 truncate">
        {label}
      </label>
      <span className="flex flex-none items-center gap-2">
        <span id={`${id}-hint`} className="num">
          {hint}
        </span>
        {onMax !== undefined && (
          <button
            type="button"
            onMouseDown={(event) => event.preventDefault()}
            onClick={onMax}
            className="-my-3.5 -mr-2 min-h-11 min-w-11 px-2 font-semibold text-accent active:opacity-70"
          >
            {t('ui.max')}
          </button>
        )}
      </span>
    </div>
  )
}

/** Presses keys at the caret of the field, and leaves the caret behind what was typed. */
function useKeys(
  input: { current: HTMLInputElement | null },
  { value, places, onChange }: AmountFieldProps,
): (key: KeypadKey) => void {
  const caret = useRef<number>(undefined)
  useLayoutEffect(() => {
    const field = input.current
    if (caret.current !== undefined && field !== null && document.activeElement === field) {
      field.setSelectionRange(caret.current, caret.current)
    }
    caret.current = undefined
  }, [input, value])

  return (key) => {
    const field = input.current
    const focused = field !== null && document.activeElement === field
    const start = focused ? (field.selectionStart ?? value.length) : value.length
    const end = focused ? (field.selectionEnd ?? value.length) : value.length
    const next = applyKey(value, key, places, { start, end })
    if (next.text === value) return
    caret.current = next.caret
    onChange(next.text)
  }
}

/** Where the keypad of a field that has none of its own is: docked, below it in a sheet, or nowhere. */
function useKeypadFocus(id: string, input: { current: HTMLInputElement | null }, inline: boolean) {
  const [inSheet, setInSheet] = useState(false)
  const mine = useKeypad((keypad) => keypad.owner === id)
  const slides = useKeypad((keypad) => !keypad.handedOver)
  useEffect(() => () => dropKeypad(id), [id])
  // A phone that is turned has another keypad for the field that one is in.
  useEffect(() => {
    if (inline) dropKeypad(id)
    else if (input.current !== null && document.activeElement === input.current) takeKeypad(id)
  }, [id, input, inline])
  const place: 'dock' | 'below' | undefined = mine && !inline ? (inSheet ? 'below' : 'dock') : undefined
  return {
    place,
    slides,
    take: (field: HTMLElement): void => {
      setInSheet(field.closest('[role="dialog"], [role="alertdialog"]') !== null)
      takeKeypad(id)
    },
    leave: (): void => leaveKeypad(id),
  }
}
