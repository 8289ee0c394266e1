type AsArgument<Union> = Union extends unknown ? (arm: Union) => void : never
/** All of a union at once. */
type Joined<Tables extends object> = AsArgument<Tables> extends (all: infer All) => void ? All : never

/** One table of handlers out of several. @throws when two of them answer the same call. */
export function joinHandlers<Tables extends object>(tables: readonly Tables[]): Joined<Tables> {
  const all = new Map<string, unknown>()
  for (const table of tables)
    for (const [name, handler] of Object.entries(table)) {
      if (all.has(name)) throw new Error(`two handlers answer ${name}`)
      all.set(name, handler)
    }
  return Object.fromEntries(all) as Joined<Tables>
}
