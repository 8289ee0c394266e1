const units = [
  { from: 1e9, letter: 'B' },
  { from: 1e6, letter: 'M' },
  { from: 1e3, letter: 'K' },
] as const

/** A number of the chart (no money) with this many decimals; `compact` prints thousands as K, M, B. */
export function chartNumber(value: number, places: number, compact = false): string {
  const size = Math.abs(value)
  const unit = compact ? units.find(({ from }) => size >= from) : undefined
  const scaled = unit === undefined ? size : size / unit.from
  const [whole = '0', fraction] = scaled.toFixed(unit === undefined ? places : 2).split('.')
  const text = `${whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')}${fraction === undefined ? '' : `.${fraction}`}`
  return `${value < 0 && /[1-9]/.test(text) ? '−' : ''}${text}${unit?.letter ?? ''}`
}
