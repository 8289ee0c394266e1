import { usePending } from './pending.ts'
import { isList, type Json } from './settings-draft.ts'
import { settingValueWord } from './settings-words.ts'

type WasProps = {
  /** The path in the settings: it decides how the value is read. */
  path: string
  /** The value in the newest version; undefined if it is not there. */
  before: Json | undefined
  value: Json | undefined
}

/** The former value of what the draft changes, and the value that waits for approval; nothing for any other field. */
export function Was({ path, before, value }: WasProps) {
  const pending = usePending(path)
  const isChanged = before !== undefined && JSON.stringify(before) !== JSON.stringify(value)
  const words = isList(before) && before.length > 0 ? before.map((each) => wordOf(path, each)).join(', ') : undefined
  return (
    <>
      {pending !== undefined && (
        <span className="pending">pending: {pending.to === null ? 'removed' : settingValueWord(path, pending.to)}</span>
      )}
      {isChanged && <span className="was">was {words ?? wordOf(path, before)}</span>}
    </>
  )
}

const wordOf = (path: string, value: Json): string =>
  settingValueWord(path, typeof value === 'string' ? value : JSON.stringify(value))
