import { boundsText, type SettingBounds, unitWord } from '@touchstone/domain/settings/setting-numbers'
import { Input } from 'antd'
import { useId, useState } from 'react'
import { numberText } from '../format/printed-number.ts'
import { faultOf, isCount, storedOf, typedOf } from './setting-faults.ts'
import type { Json } from './settings-draft.ts'

type NumberInputProps = {
  id?: string | undefined
  'aria-label'?: string | undefined
  bounds: SettingBounds
  /** As it is stored: a count as a number, all else as text; null where it may be left empty. */
  value: number | string | null
  /** What it says where it may be left empty; undefined where it may not. */
  emptyWord: string | undefined
  readOnly: boolean
  onChange: (value: Json) => void
}

/**
 * A number as a person thinks of it: rates in percent, times in seconds. What cannot be stored is kept as it was typed,
 * which the server refuses: a text that it could read otherwise never leaves this field.
 */
export function NumberInput({ bounds, value, emptyWord, readOnly, onChange, ...given }: NumberInputProps) {
  const [typed, setTyped] = useState<string>()
  const [isTyping, setIsTyping] = useState(false)
  const note = useId()
  const { unit } = bounds
  const stored = value === null ? '' : String(value)
  const isTyped = typed !== undefined && storedOf(bounds, typed) === stored
  const shown = isTyped ? typed : typedOf(bounds, stored)
  // Long numbers are read in groups, and typed without.
  const isGrouped = !isTyping && unit !== 'factor' && /^\d{5,}(\.\d+)?$/.test(shown)
  const fault = value === null ? undefined : faultOf(bounds, stored)
  return (
    <span className="number-input">
      <Input
        {...given}
        inputMode="decimal"
        autoComplete="off"
        value={isGrouped ? numberText(shown) : shown}
        onFocus={() => {
          setIsTyping(true)
        }}
        onBlur={() => {
          setIsTyping(false)
        }}
        suffix={unitWord(unit)}
        disabled={readOnly}
        status={fault === undefined ? '' : 'error'}
        placeholder={value === null ? (emptyWord ?? '') : ''}
        aria-invalid={fault !== undefined}
        aria-describedby={note}
        onChange={(event) => {
          const text = event.target.value
          setTyped(text)
          if (text === '' && emptyWord !== undefined) onChange(null)
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

const asStored = (text: string, isNumber: boolean): Json => (isNumber && /^\d{1,15}$/.test(text) ? Number(text) : text)
