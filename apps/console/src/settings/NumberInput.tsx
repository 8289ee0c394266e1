import { boundsText, isWithin, storedNumber, typedNumber, unitWord } from '@touchstone/domain/settings/setting-bounds'
import type { SettingBounds } from '@touchstone/domain/settings/setting-bounds'
import { Input } from 'antd'
import { useId, useState } from 'react'
import type { Json } from './settings-draft.ts'

type NumberInputProps = {
  id?: string | undefined
  'aria-label'?: string | undefined
  bounds: SettingBounds
  /** As it is stored: a count as a number, all else as text; null where it may be left empty. */
  value: number | string | null
  mayBeEmpty: boolean
  readOnly: boolean
  onChange: (value: Json) => void
}

/**
 * A number as a person thinks of it: rates in percent, times in seconds. What cannot be stored is kept as it was typed,
 * which the server refuses: a text that it could read otherwise never leaves this field.
 */
export function NumberInput({ bounds, value, mayBeEmpty, readOnly, onChange, ...given }: NumberInputProps) {
  const [typed, setTyped] = useState<string>()
  const note = useId()
  const { unit } = bounds
  const stored = value === null ? '' : String(value)
  const isTyped = typed !== undefined && storedOf(bounds, typed) === stored
  const shown = isTyped ? typed : (typedNumber(unit, stored) ?? stored.replace(notANumber, ''))
  const fault = value === null ? undefined : faultOf(bounds, stored)
  return (
    <span className="number-input">
      <Input
        {...given}
        inputMode="decimal"
        autoComplete="off"
        value={shown}
        suffix={unitWord(unit)}
        disabled={readOnly}
        status={fault === undefined ? '' : 'error'}
        placeholder={value === null ? 'as everywhere' : ''}
        aria-invalid={fault !== undefined}
        aria-describedby={note}
        onChange={(event) => {
          const text = event.target.value
          setTyped(text)
          if (text === '' && mayBeEmpty) onChange(null)
          else onChange(asStored(storedOf(bounds, text), typeof value === 'number' || isCount(bounds)))
        }}
      />
      <span
        id={note}
        role={fault === undefined ? undefined : 'alert'}
        className={fault === undefined ? 'quiet num' : 'fault num'}
      >
        {fault ?? boundsText(bounds)}
      </span>
    </span>
  )
}

/** Marks what is no number, so that nobody reads it as one. */
const notANumber = 'not a number: '

const storedOf = ({ unit }: SettingBounds, typed: string): string =>
  storedNumber(unit, typed) ?? `${notANumber}${typed}`

/** Units that are whole numbers on the wire. */
const isCount = ({ unit }: SettingBounds): boolean =>
  unit === 'count' || unit === 'milliseconds' || unit === 'seconds' || unit === 'minutes'

const asStored = (text: string, isNumber: boolean): Json => (isNumber && /^\d{1,15}$/.test(text) ? Number(text) : text)

function faultOf(bounds: SettingBounds, stored: string): string | undefined {
  if (typedNumber(bounds.unit, stored) === undefined) return 'Type a number.'
  return isWithin(bounds, stored) ? undefined : `It must be from ${boundsText(bounds)}.`
}
