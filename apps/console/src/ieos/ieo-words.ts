import { parseDecimal, printDecimal } from '@touchstone/domain/money/decimal'
import type { ConsoleIeo } from '@touchstone/wire/console/console-ieos'
import { numberText } from '../format/printed-number.ts'
import { formatWord } from '../setup/product-words.ts'
import type { Status } from '../ui/StatusChip.tsx'

type IeoState = ConsoleIeo['state']

export const ieoLooks: Readonly<Record<IeoState, { status: Status; word: string }>> = {
  announced: { status: 'draft', word: 'Announced' },
  issuing: { status: 'live', word: 'Open' },
  allocating: { status: 'scheduled', word: 'Allocating' },
  paying: { status: 'scheduled', word: 'To be paid' },
  given: { status: 'approved', word: 'Given out' },
  listed: { status: 'delivered', word: 'Listed' },
  called_off: { status: 'cancelled', word: 'Called off' },
}

/** The states of a sale in the order in which it has them: only what is drawn is paid afterwards, and it is listed or called off. */
export const phasesOf = ({ format, state: now }: Pick<ConsoleIeo, 'format' | 'state'>): IeoState[] => {
  const last = now === 'called_off' ? now : 'listed'
  return (['announced', 'issuing', 'allocating', 'paying', 'given', last] as const).filter(
    (state) => state !== 'paying' || format === 'draw',
  )
}

export const countText = (count: number): string => count.toLocaleString('en')
export const lotsText = (count: number): string => `${countText(count)} ${count === 1 ? 'lot' : 'lots'}`

/** How many tokens a number of lots is. */
export const tokensOf = ({ lotTokens }: Pick<ConsoleIeo, 'lotTokens'>, lots: number): string =>
  printDecimal((parseDecimal(lotTokens) ?? 0n) * BigInt(lots))

/** A sale in one line. */
export const ieoLine = ({ name, format, token, currency, lotPrice, lotTokens }: ConsoleIeo): string =>
  [
    ...(name === null ? ['The settings don’t have this sale any more'] : [name]),
    formatWord(format),
    `${numberText(lotTokens)} ${token} for ${numberText(lotPrice)} ${currency}`,
  ].join(' · ')

/** What a sale waits for, and until when; undefined where nothing has a time. */
export function clockOf({
  state,
  closesAtMs,
  drawAtMs,
  payUntilAtMs,
  listByAtMs,
}: ConsoleIeo): { label: string; at: number } | undefined {
  const of = (label: string, at: number | null) => (at === null ? undefined : { label, at })
  if (state === 'issuing') return of('Closes', closesAtMs)
  if (state === 'allocating') return of('Drawn', drawAtMs)
  if (state === 'paying') return of('To be paid by', payUntilAtMs)
  return state === 'given' ? of('List it before', listByAtMs) : undefined
}
