import { Select } from 'antd'
import { useId } from 'react'
import { isList, isObject, type Json, type JsonObject } from './settings-draft.ts'
import { JsonInput } from './JsonInput.tsx'
import { JsonRows } from './JsonRows.tsx'
import { choicesAt, choiceWord } from './setting-choices.ts'
import { inReadingOrder, isFixed, settingHint, settingName } from './settings-words.ts'
import { Was } from './Was.tsx'

type JsonFormProps = {
  /** The path of this part of the settings; empty for all of them. */
  path: readonly string[]
  value: JsonObject
  /** As it is in the newest version; undefined where it is not there. */
  before: JsonObject | undefined
  onChange: (value: JsonObject) => void
  /** What could be chosen in a list of words, where the names alone do not say. */
  wordsFor: (name: string) => readonly string[]
  readOnly: boolean
  /** Names that are edited elsewhere. */
  without?: readonly string[]
}

/** A form for a part of the settings, made from what it holds: numbers, words, switches, lists, rows. */
export function JsonForm({ path, value, before, onChange, wordsFor, readOnly, without = [] }: JsonFormProps) {
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
            before={before?.[name]}
            readOnly={readOnly || isFixed(name, before === undefined)}
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
          before={before?.[name]}
          words={choicesAt([...path, name].join('.')) ?? wordsFor(name)}
          readOnly={readOnly}
          onChange={(next) => {
            set(name, next)
          }}
        />
      ))}
    </div>
  )
}

type PartProps = {
  path: string
  before: Json | undefined
  readOnly: boolean
  onChange: (value: Json) => void
}

function JsonField({ path, value, before, readOnly, onChange }: PartProps & { value: Json }) {
  const id = useId()
  return (
    <div className="json-field">
      <label htmlFor={id}>{settingName(path)}</label>
      <span className="json-value">
        <JsonInput id={id} path={path} value={value} readOnly={readOnly} onChange={onChange} />
        <Was path={path} before={before} value={value} />
      </span>
      <span className="quiet num">{settingHint(path, value)}</span>
    </div>
  )
}

type JsonListProps = PartProps & { name: string; value: Json | undefined; words: readonly string[] }

function JsonList({ path, name, value, before, words, readOnly, onChange }: JsonListProps) {
  const list = isList(value) ? value : []
  const isRows = words.length === 0
  return (
    <section className="section" aria-label={settingName(path)}>
      <h2>{settingName(path)}</h2>
      {isRows ? (
        <JsonRows
          path={path}
          rows={list.filter(isObject)}
          before={isList(before) ? before.filter(isObject) : undefined}
          readOnly={readOnly}
          onChange={onChange}
        />
      ) : (
        <span className="json-value">
          <Select
            mode="multiple"
            aria-label={settingName(path)}
            value={list.filter((each) => typeof each === 'string')}
            options={words.map((each) => ({ value: each, label: choiceWord(name, each) }))}
            disabled={readOnly}
            style={{ width: '100%' }}
            onChange={onChange}
          />
          <Was path={path} before={before} value={list} />
        </span>
      )}
    </section>
  )
}
