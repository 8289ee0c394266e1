/** Fields as a query; what cannot stand in one is written, or left out, as JSON would. */
export function queryOf(fields: unknown): string {
  if (typeof fields !== 'object' || fields === null) return ''
  return Object.entries(fields)
    .filter(([, field]) => field !== undefined)
    .map(
      ([name, field]) => `${escapeAll(name)}=${escapeAll(typeof field === 'string' ? field : JSON.stringify(field))}`,
    )
    .join('&')
}

/** A lone surrogate goes out as the three bytes that no UTF-8 has. */
const escapeAll = (text: string | undefined): string =>
  Array.from(text ?? '', (sign) =>
    sign.isWellFormed()
      ? encodeURIComponent(sign)
      : Buffer.from(surrogateBytes(sign)).toString('hex').replace(/../g, '%$&'),
  ).join('')

function surrogateBytes(sign: string): number[] {
  const unit = sign.charCodeAt(0)
  return [0xe0 | (unit >> 12), 0x80 | ((unit >> 6) & 0x3f), 0x80 | (unit & 0x3f)]
}

/** A path with the fields that it names, and those that are left. */
export function pathOf(path: string, fields: unknown): { path: string; rest: unknown } {
  if (!path.includes('{') || typeof fields !== 'object' || fields === null) return { path, rest: fields }
  const rest = { ...(fields as Record<string, unknown>) }
  const filled = path.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const field = rest[name]
    delete rest[name]
    return escapeAll(typeof field === 'string' ? field : JSON.stringify(field))
  })
  return { path: filled, rest }
}
