import { parseDecimal, printDecimal } from '@touchstone/domain/money/decimal'
import { Input, InputNumber, Select, Switch } from 'antd'
import type { Json } from './settings-draft.ts'
import { emptyable, settingChoices, settingWord } from './settings-words.ts'

type JsonInputProps = {
  /** Of the label that stands beside it; without one its name is read out. */
  id?: string
  name: string
  value: Json
  readOnly: boolean
  onChange: (value: Json) => void
}

/** The input that suits a value: what it is decides, not what it is called, but for choices and what may be empty. */
export function JsonInput({ id, name, value, readOnly, onChange }: JsonInputProps) {
  const given = id === undefined ? { 'aria-label': settingWord(name) } : { id }
  const choices = settingChoices[name]
  if (typeof value === 'boolean') return <Switch {...given} checked={value} disabled={readOnly} onChange={onChange} />
  if (choices !== undefined && typeof value === 'string')
    return (
      <Select
        {...given}
        value={value}
        disabled={readOnly}
        options={choices.map((each) => ({ value: each, label: each }))}
        onChange={onChange}
      />
    )
  if (typeof value === 'number' || (value === null && emptyable[name] === 'number'))
    return (
      <InputNumber
        {...given}
        value={value}
        min={0}
        precision={0}
        disabled={readOnly}
        placeholder={value === null ? 'as everywhere' : ''}
        onChange={(next) => {
          if (next !== null || name in emptyable) onChange(next)
        }}
      />
    )
  return (
    <Input
      {...given}
      value={typeof value === 'string' ? shownText(name, value) : ''}
      disabled={readOnly}
      placeholder={value === null ? 'as everywhere' : ''}
      onChange={(event) => {
        const text = event.target.value
        onChange(text === '' && name in emptyable ? null : storedText(name, text))
      }}
    />
  )
}

/** A whole number that is kept as the smallest units of a decimal. */
const countNames: ReadonlySet<string> = new Set(['staleSpreadFactor'])

function shownText(name: string, text: string): string {
  const units = countNames.has(name) ? parseDecimal(text) : undefined
  return units === undefined ? text : String(units)
}

const storedText = (name: string, text: string): string =>
  countNames.has(name) && /^\d{1,18}$/.test(text) ? printDecimal(BigInt(text)) : text
