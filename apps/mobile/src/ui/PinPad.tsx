import { clsx } from 'clsx'
import { useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { KeypadKey } from './apply-key.ts'
import { Keypad } from './Keypad.tsx'

export const pinDigits = 6

type PinPadProps = {
  label: string
  value: string
  onChange: (value: string) => void
  error?: string | undefined
  /** A code that counts for half a minute may be read; a password may not. */
  isRead?: boolean
  /** Nothing can be typed while it is looked at. */
  busy?: boolean | undefined
}

/** Six digits, which nobody reads over one's shoulder where they are a password, typed with our keypad or with a keyboard. */
export function PinPad({ label, value, onChange, error, isRead = false, busy = false }: PinPadProps) {
  const { t } = useTranslation()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!busy) input.current?.focus({ preventScroll: true })
  }, [busy])
  const type = (digits: string): void => {
    if (!busy) onChange(digits.normalize('NFKC').replaceAll(/\D/g, '').slice(0, pinDigits))
  }
  const press = (key: KeypadKey): void => {
    if (key === 'clear') type('')
    else type(key === 'delete' ? value.slice(0, -1) : value + key)
  }
  return (
    <div className="flex flex-col gap-2 short:grid short:grid-cols-2 short:items-start short:gap-x-4">
      <div className="relative">
        <input
          ref={input}
          id={id}
          type="password"
          inputMode="none"
          autoComplete="off"
          value={value}
          aria-label={label}
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-error`}
          onChange={(event) => type(event.target.value)}
          className="peer absolute inset-0 z-10 w-full cursor-pointer opacity-0"
        />
        <div aria-hidden className={clsx('grid grid-cols-6 gap-2 short:gap-1', busy && 'opacity-60')}>
          {Array.from({ length: pinDigits }, (_, index) => (
            <span
              key={index}
              className={clsx(
                'grid h-13 short:h-10 place-items-center rounded-md border transition-colors duration-150',
                error !== undefined
                  ? 'border-danger'
                  : index === value.length
                    ? 'border-accent'
                    : 'border-border-strong',
              )}
            >
              {index < value.length &&
                (isRead ? (
                  <span className="num text-xl font-semibold">{value[index]}</span>
                ) : (
                  <span className="size-3 rounded-full bg-fg" />
                ))}
            </span>
          ))}
        </div>
      </div>
      <p id={`${id}-error`} role="alert" className="min-h-5 text-sm break-words text-danger">
        {error}
      </p>
      <p aria-live="polite" className="sr-only">
        {t('withdrawals.entered', { typed: value.length, all: pinDigits })}
      </p>
      <Keypad forCode onKey={press} places={0} className="short:col-start-2 short:row-span-3 short:row-start-1" />
    </div>
  )
}
