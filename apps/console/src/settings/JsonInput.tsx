import { boundsOf } from '@touchstone/domain/settings/setting-bounds'
import { Input, Select, Switch } from 'antd'
import { use } from 'react'
import { AddedCodes } from './added-codes.ts'
import { NumberInput } from './NumberInput.tsx'
import type { Json } from './settings-draft.ts'
import { choicesAt, choiceWord } from './setting-choices.ts'
import { emptyable, emptyWordOf, settingName } from './settings-words.ts'

type JsonInputProps = {
  /** The id of its label; without one, screen readers read its name. */
  id?: string
  /** The path in the settings, such as `symbols.BTC/USDT.takerRate`: it decides what the value is. */
  path: string
  value: Json
  readOnly: boolean
  onChange: (value: Json) => void
}

/** The input that suits a value: of a number its unit and bounds decide, of all else what it is, and its choices. */
export function JsonInput({ id, path, value, readOnly, onChange }: JsonInputProps) {
  const name = path.split('.').at(-1) ?? path
  const given = id === undefined ? { 'aria-label': settingName(path) } : { id }
  const choices = choicesAt(path, use(AddedCodes))
  if (typeof value === 'boolean') return <Switch {...given} checked={value} disabled={readOnly} onChange={onChange} />
  if (choices !== undefined && typeof value === 'string')
    return (
      <Select
        {...given}
        value={value === '' ? null : value}
        disabled={readOnly}
        options={choices.map((each) => ({ value: each, label: choiceWord(name, each) }))}
        onChange={onChange}
      />
    )
  const bounds = boundsOf(path)
  if (bounds !== undefined && (typeof value === 'number' || typeof value === 'string' || emptyable.has(name)))
    return (
      <NumberInput
        {...given}
        bounds={bounds}
        value={typeof value === 'number' || typeof value === 'string' ? value : null}
        emptyWord={emptyable.has(name) ? emptyWordOf(path) : undefined}
        readOnly={readOnly}
        onChange={onChange}
      />
    )
  return (
    <Input
      {...given}
      value={typeof value === 'string' || typeof value === 'number' ? value : ''}
      // A number without bounds is of a later version: it is shown, and edited there.
      disabled={readOnly || typeof value === 'number'}
      onChange={(event) => {
        onChange(event.target.value)
      }}
    />
  )
}
