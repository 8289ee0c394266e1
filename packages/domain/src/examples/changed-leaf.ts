export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }
/** The way to a leaf: names of fields and places in lists. */
export type Path = (string | number)[]

/** Every text, number and truth value in a structure, by its path. */
export function leavesOf(value: Json, path: Path = []): Path[] {
  if (value === null) return []
  if (typeof value !== 'object') return [path]
  return Object.entries(value).flatMap(([key, field]) =>
    leavesOf(field, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}

/** The structure with one leaf changed to something of the same kind. */
export function changedAt(value: Json, [key, ...rest]: Path): Json {
  if (key === undefined) return changed(value)
  if (Array.isArray(value)) return value.map((each, index) => (index === key ? changedAt(each, rest) : each))
  if (value === null || typeof value !== 'object') throw new Error('the path leads nowhere')
  return { ...value, [key]: changedAt(value[key] ?? null, rest) }
}

function changed(leaf: Json): Json {
  if (typeof leaf === 'number') return leaf + 1
  if (typeof leaf === 'boolean') return !leaf
  if (typeof leaf !== 'string') throw new Error('only leaves are changed')
  const last = leaf.at(-1) ?? ''
  if (leaf === 'left' || leaf === 'right') return leaf === 'left' ? 'right' : 'left'
  return /[0-9a-f]/.test(last) ? leaf.slice(0, -1) + (last === '1' ? '2' : '1') : `${leaf}x`
}
