import { JsonForm } from './JsonForm.tsx'
import { isObject, type Json } from './settings-draft.ts'

type SectionTabProps = {
  path: readonly string[]
  value: Json | undefined
  /** As it is in the newest version. */
  before: Json | undefined
  onChange: (value: Json) => void
  readOnly: boolean
  without: readonly string[]
  symbols: readonly string[]
}

/** A part of the settings that is one form. */
export function SectionTab({ path, value, before, onChange, readOnly, without, symbols }: SectionTabProps) {
  if (!isObject(value)) return null
  return (
    <div className="card padded">
      <JsonForm
        path={path}
        value={value}
        before={isObject(before) ? before : undefined}
        onChange={onChange}
        wordsFor={(name) => (name === 'symbols' ? symbols : [])}
        readOnly={readOnly}
        without={without}
      />
    </div>
  )
}
