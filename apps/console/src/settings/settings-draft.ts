/** A value of the settings as they stand on the wire: decimals are texts, tables are objects by name, lists are whole. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject
export type JsonObject = { readonly [name: string]: Json }

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value)

const isSame = (a: Json | undefined, b: Json | undefined): boolean => JSON.stringify(a) === JSON.stringify(b)

/**
 * What has to be said for `before` to become `after`: only what differs; null where an entry is taken away; lists whole.
 * Empty where nothing differs.
 */
export function changesBetween(before: JsonObject, after: JsonObject): JsonObject {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  const changes: [string, Json][] = []
  for (const name of names) {
    const was = before[name]
    const is = after[name]
    if (is === undefined) changes.push([name, null])
    else if (isObject(was) && isObject(is)) {
      const inner = changesBetween(was, is)
      if (Object.keys(inner).length > 0) changes.push([name, inner])
    } else if (!isSame(was, is)) changes.push([name, is])
  }
  return Object.fromEntries(changes)
}

/** What `changesBetween` said, on top of other settings: null takes an entry away where one is, else it is a value. */
export function withChanges(before: JsonObject, changes: JsonObject): JsonObject {
  const merged = new Map(Object.entries(before))
  for (const [name, change] of Object.entries(changes)) {
    const was = merged.get(name)
    if (change === null && (was === undefined || isObject(was))) merged.delete(name)
    else merged.set(name, isObject(was) && isObject(change) ? withChanges(was, change) : change)
  }
  return Object.fromEntries(merged)
}

/** How many numbers, words, lists and entries differ. */
export const countChanges = (changes: JsonObject): number =>
  Object.values(changes).reduce<number>((sum, change) => sum + (isObject(change) ? countChanges(change) : 1), 0)

export function valueAt(settings: JsonObject, path: readonly string[]): Json | undefined {
  let value: Json | undefined = settings
  for (const name of path) value = isObject(value) ? value[name] : undefined
  return value
}

/** The settings with another value at a path; undefined takes the entry away. */
export function withValueAt(settings: JsonObject, path: readonly string[], value: Json | undefined): JsonObject {
  const [name, ...rest] = path
  if (name === undefined) return isObject(value ?? null) ? (value as JsonObject) : settings
  const inner = settings[name]
  const next = rest.length === 0 ? value : withValueAt(isObject(inner) ? inner : {}, rest, value)
  if (next !== undefined) return { ...settings, [name]: next }
  return Object.fromEntries(Object.entries(settings).filter(([each]) => each !== name))
}
