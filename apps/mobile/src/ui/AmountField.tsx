import { clsx } from 'clsx'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldLook } from './field-look.ts'
import { FieldNote } from './FieldNote.tsx'
import { dropKeypad, leaveKeypad, takeKeypad, useKeypad } from './keypad-focus.ts'
import { Keypad } from './Keypad.tsx'
import { KeypadDock } from './KeypadDock.tsx'
import { SheetKeypad } from './SheetKeypad.tsx'
import { useTyping } from './use-typing.ts'

type AmountFieldProps = {
  label: string
  /** A decimal string, possibly unfinished (`12.`), or empty. */
  value: string
  onChange: (value: string) => void
  unit?: ReactNode
  places: number
  /** At the right over the field, such as what is available (`Available`). */
  hint?: ReactNode
  error?: string | undefined
  onMax?: (() => void) | undefined
  /** The one number of a screen: larger. */
  hero?: boolean | undefined
  /** The keypad is always below the field, and opens nowhere else. */
  inline?: boolean | undefined
  /** A line below the field that gives way to an error, so that no key moves. */
  note?: ReactNode
  /** Content between the field and a keypad below it, such as chips. */
  between?: ReactNode
  disabled?: boolean | undefined
  placeholder?: string | undefined
  onBlur?: (() => void) | undefined
  className?: string | undefined
}

/**
 * An amount, typed with our keypad or with a keyboard: digits and one point, no more decimals than `places`. It is shown in
 * groups, in the language's way; its value is a plain decimal.
 */
export function AmountField(props: AmountFieldProps) {
  const { t } = useTranslation()
  const { label, places, inline = false } = props
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const typing = useTyping(input, props)
  const error = typing.unread === undefined ? props.error : t('ui.cannotRead', { text: typing.unread })
  const focus = useKeypadFocus(id, input, inline)
  const done = (): void => {
    const sheet = input.current && sheetOf(input.current)
    input.current?.blur()
    // Nothing behind a sheet can have the focus.
    sheet?.focus({ preventScroll: true })
  }
  const isHero = props.hero === true
  return (
    <div ref={box} className={props.className}>
      <Heading id={id} label={label} hint={props.hint} onMax={props.disabled === true ? undefined : props.onMax} />
      <div className={clsx(fieldLook(error !== undefined), 'mt-1 pr-3', isHero && 'min-h-14')}>
        <input
          ref={input}
          id={id}
          value={typing.shown}
          onChange={typing.change}
          onPaste={typing.paste}
          onCopy={typing.copy}
          onCut={typing.cut}
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
            'num w-0 min-w-0 flex-1 self-stretch bg-transparent px-3.5 font-semibold outline-none! placeholder:text-fg-3 disabled:text-fg-3',
            textSize(typing.shown.length, isHero),
          )}
        />
        {props.unit !== undefined && <span className="flex-none text-sm font-medium text-fg-2">{props.unit}</span>}
      </div>
      <FieldNote id={`${id}-error`} error={error} reserved={props.note === undefined && inline} />
      {error === undefined && props.note}
      {props.between}
      {inline && <Keypad onKey={typing.press} places={places} className="mt-3" />}
      {focus.isOpen && focus.sheet !== null && (
        <SheetKeypad place={focus.sheet} field={box} onKey={typing.press} onDone={done} places={places} />
      )}
      {focus.isOpen && focus.sheet === null && (
        <KeypadDock
          field={box}
          input={input}
          onKey={typing.press}
          onDone={done}
          places={places}
          slides={focus.slides}
        />
      )}
    </div>
  )
}

const sheetOf = (field: HTMLElement): HTMLElement | null => field.closest<HTMLElement>('[role="dialog"]')

/** Twelve digits with their groups and decimals fit beside the longest unit. */
function textSize(length: number, isHero: boolean): string {
  if (isHero && length <= 12) return 'text-2xl'
  return length <= 16 ? 'text-lg' : 'text-base'
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

/** Whether the keypad of a field that has none of its own is open, and the sheet at whose bottom it then is. */
function useKeypadFocus(id: string, input: { current: HTMLInputElement | null }, inline: boolean) {
  const [sheet, setSheet] = useState<Element | null>(null)
  const mine = useKeypad((keypad) => keypad.owner === id)
  const slides = useKeypad((keypad) => !keypad.handedOver)
  useEffect(() => () => dropKeypad(id), [id])
  // A phone that is turned has another keypad for the field that one is in.
  useEffect(() => {
    if (inline) dropKeypad(id)
    else if (input.current !== null && document.activeElement === input.current)
      takeKeypad(id, sheetOf(input.current) === null)
  }, [id, input, inline])
  return {
    isOpen: mine && !inline,
    sheet,
    slides,
    take: (field: HTMLElement): void => {
      const around = sheetOf(field)
      setSheet(around?.querySelector('[data-keypad-place]') ?? null)
      takeKeypad(id, around === null)
    },
    leave: (): void => leaveKeypad(id),
  }
}
