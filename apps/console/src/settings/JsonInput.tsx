import { Input, InputNumber, Select, Switch } from 'antd'
import type { Json } from './settings-draft.ts'
import { choiceWord, emptyable, settingChoices, settingWord, storedSetting, typedSetting } from './settings-words.ts'

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
        value={value === '' ? null : value}
        disabled={readOnly}
        options={choices.map((each) => ({ value: each, label: choiceWord(name, each) }))}
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
      value={typeof value === 'string' ? typedSetting(name, value) : ''}
      disabled={readOnly}
      placeholder={value === null ? 'as everywhere' : ''}
      onChange={(event) => {
        const text = event.target.value
        onChange(text === '' && name in emptyable ? null : storedSetting(name, text))
      }}
    />
  )
}
