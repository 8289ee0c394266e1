const units = [
  { unit: 'day', ms: 86_400_000 },
  { unit: 'hour', ms: 3_600_000 },
  { unit: 'minute', ms: 60_000 },
  { unit: 'second', ms: 1000 },
] as const

/** A length of time in its two largest units, as the language of the tag says it: `2 hr 5 min`. */
export function printLength(ms: number, tag: string): string {
  const first = Math.max(
    0,
    units.findIndex((each) => ms >= each.ms),
  )
  const shown = ms < 1000 ? units.slice(-1) : units.slice(first, first + 2)
  let left = ms
  const parts = shown.map(({ unit, ms: size }) => {
    const count = Math.floor(left / size)
    left -= count * size
    return { unit, count }
  })
  return parts
    .filter(({ count }, index) => count > 0 || index === 0)
    .map(({ unit, count }) => new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'short' }).format(count))
    .join(' ')
}
