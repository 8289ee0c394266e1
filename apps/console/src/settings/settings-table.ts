import type { Column } from '../ui/list.ts'
import type { Json, JsonObject } from './settings-draft.ts'

/** One entry of a table of the settings, by its name. */
export type Entry = { name: string; value: JsonObject }

export type SettingsColumn = Column<Entry> & {
  /** The names that a cell shows. */
  fields?: readonly string[]
}

export type SettingsTable = {
  path: readonly string[]
  label: string
  /** What an entry is called, and what its name has to look like. */
  entry: string
  nameForm: { pattern: RegExp; message: string }
  /** What it says without entries. */
  empty: string
  /** What has to be known before one is added. */
  note?: string
  columns: readonly SettingsColumn[]
  /** An entry as its form is headed; without it by its name. */
  heading?: (entry: Entry) => string
  /** The names that an entry can have, where they are known. */
  names?: () => readonly { value: string; label: string }[]
  /** What says nothing in an entry of this kind. */
  without?: (value: JsonObject) => readonly string[]
  /** An entry that was in force is switched off, and never taken away. */
  stays: boolean
  /** What a new entry begins with, given its name and the first that there is. */
  fresh: (name: string, like: JsonObject | undefined) => JsonObject
}

export const text = (value: Json | undefined): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''
