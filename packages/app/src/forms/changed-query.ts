/** Returns the query of an address with these parameters set, or deleted where undefined; the others stay. */
export function changedQuery(
  query: URLSearchParams,
  changes: Readonly<Record<string, string | number | undefined>>,
): URLSearchParams {
  const next = new URLSearchParams(query)
  for (const [name, value] of Object.entries(changes))
    if (value === undefined) next.delete(name)
    else next.set(name, String(value))
  return next
}
