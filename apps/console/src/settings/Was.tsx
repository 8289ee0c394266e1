import { isList, type Json } from './settings-draft.ts'
import { settingValueWord } from './settings-words.ts'

type WasProps = {
  /** The path in the settings: it decides how the value is read. */
  path: string
  /** As it is in the newest version; undefined where it is not there. */
  before: Json | undefined
  value: Json | undefined
}

/** What a value that the draft changes was; nothing where it does not change it, or the value is new. */
export function Was({ path, before, value }: WasProps) {
  if (before === undefined || JSON.stringify(before) === JSON.stringify(value)) return null
  const words = isList(before) && before.length > 0 ? before.map((each) => wordOf(path, each)).join(', ') : undefined
  return <span className="was">was {words ?? wordOf(path, before)}</span>
}

const wordOf = (path: string, value: Json): string =>
  settingValueWord(path, typeof value === 'string' ? value : JSON.stringify(value))
