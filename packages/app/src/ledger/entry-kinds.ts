import { type EntryGroup, type EntryKind, entryKinds, isEntryKind } from '@touchstone/wire/entry-kinds'

export const groupOf = (kind: EntryKind): EntryGroup => entryKinds[kind].group
export const isResult = (kind: EntryKind): boolean => entryKinds[kind].isResult

export const kindsOf = (group: EntryGroup): EntryKind[] =>
  Object.keys(entryKinds)
    .filter((kind) => isEntryKind(kind))
    .filter((kind) => groupOf(kind) === group)
