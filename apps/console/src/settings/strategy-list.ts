import { isList, isObject, type Json, type JsonObject } from './settings-draft.ts'

const idOf = (entry: JsonObject): string => (typeof entry['id'] === 'string' ? entry['id'] : '')
const objectsIn = (list: Json | undefined): JsonObject[] => (isList(list) ? list.filter(isObject) : [])

/** Entries by their ids, as a table shows them. */
export const byId = (list: Json | undefined): JsonObject =>
  Object.fromEntries(objectsIn(list).map((entry) => [idOf(entry), entry]))

/** The entries as a list: those of before in their order, so that one put back stands where it stood, then new ones. */
export function listOf(entries: Json, before: Json | undefined): JsonObject[] {
  const named = new Map(isObject(entries) ? Object.entries(entries) : [])
  const ids = [...new Set([...objectsIn(before).map(idOf), ...named.keys()])]
  return ids.flatMap((id) => {
    const entry = named.get(id)
    return isObject(entry) ? [entry] : []
  })
}
