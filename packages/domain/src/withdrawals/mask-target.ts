/** Of an address: the part that people compare, `0x1234` and the last four characters. */
export const headSigns = 6
export const tailSigns = 4

type Target = {
  /** Where money goes: to a bank account by its number, or to an address of a chain. */
  kind: 'bank' | 'chain'
  target: string
}

/** Enough of an account to know it again, the same everywhere: `•••• 6819` of a bank, `0x5aAe…eAed` of an address. */
export function maskTarget({ kind, target }: Target): string {
  if (kind === 'bank') return `•••• ${target.slice(-tailSigns)}`
  return target.length <= headSigns + tailSigns ? target : `${target.slice(0, headSigns)}…${target.slice(-tailSigns)}`
}
