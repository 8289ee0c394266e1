import { Select } from 'antd'
import { useId } from 'react'
import { isList, isObject, type Json, type JsonObject } from './settings-draft.ts'
import { JsonInput } from './JsonInput.tsx'
import { JsonRows } from './JsonRows.tsx'
import { choiceWord, fixedNames, inReadingOrder, settingChoices, settingHint, settingWord } from './settings-words.ts'

type JsonFormProps = {
  /** The path of this part of the settings; empty for all of them. */
  path: readonly string[]
  value: JsonObject
  onChange: (value: JsonObject) => void
  /** What could be chosen in a list of words, where the names alone do not say. */
  wordsFor: (name: string) => readonly string[]
  readOnly: boolean
  /** Names that are edited elsewhere. */
  without?: readonly string[]
}

/** A form for a part of the settings, made from what it holds: numbers, words, switches, lists, rows. */
export function JsonForm({ path, value, onChange, wordsFor, readOnly, without = [] }: JsonFormProps) {
  const names = inReadingOrder(Object.keys(value)).filter((name) => !without.includes(name))
  const simple = names.filter((name) => !isList(value[name]) && !isObject(value[name]))
  const lists = names.filter((name) => isList(value[name]))
  const set = (name: string, next: Json): void => {
    onChange({ ...value, [name]: next })
  }
  return (
    <div className="stack">
      <div className="json-form">
        {simple.map((name) => (
          <JsonField
            key={name}
            path={[...path, name].join('.')}
            value={value[name] ?? null}
            readOnly={readOnly || fixedNames.has(name)}
            onChange={(next) => {
              set(name, next)
            }}
          />
        ))}
      </div>
      {lists.map((name) => (
        <JsonList
          key={name}
          path={[...path, name].join('.')}
          name={name}
          value={value[name]}
          words={settingChoices[name] ?? wordsFor(name)}
          readOnly={readOnly}
          onChange={(next) => {
            set(name, next)
          }}
        />
      ))}
    </div>
  )
}

type PartProps = { path: string; readOnly: boolean; onChange: (value: Json) => void }

function JsonField({ path, value, readOnly, onChange }: PartProps & { value: Json }) {
  const id = useId()
  const hint = typeof value === 'string' || typeof value === 'number' ? settingHint(path, value) : undefined
  return (
    <div className="json-field">
      <label htmlFor={id}>{settingWord(path)}</label>
      <JsonInput id={id} path={path} value={value} readOnly={readOnly} onChange={onChange} />
      <span className="quiet num">{hint}</span>
    </div>
  )
}

type JsonListProps = PartProps & { name: string; value: Json | undefined; words: readonly string[] }

function JsonList({ path, name, value, words, readOnly, onChange }: JsonListProps) {
  const list = isList(value) ? value : []
  const isRows = words.length === 0
  return (
    <section className="section" aria-label={settingWord(path)}>
      <h2>{settingWord(path)}</h2>
      {isRows ? (
        <JsonRows path={path} rows={list.filter(isObject)} readOnly={readOnly} onChange={onChange} />
      ) : (
        <Select
          mode="multiple"
          aria-label={settingWord(path)}
          value={list.filter((each) => typeof each === 'string')}
          options={words.map((each) => ({ value: each, label: choiceWord(name, each) }))}
          disabled={readOnly}
          style={{ width: '100%' }}
          onChange={onChange}
        />
      )}
    </section>
  )
}
