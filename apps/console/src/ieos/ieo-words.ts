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

/**
 * The states of a sale in the order in which it has them: only what is drawn is paid afterwards. One that was called off gave
 * nothing for good.
 */
export const phasesOf = ({ format, state: now }: Pick<ConsoleIeo, 'format' | 'state'>): IeoState[] => {
  const last = now === 'called_off' ? ([now] as const) : (['given', 'listed'] as const)
  return (['announced', 'issuing', 'allocating', 'paying', ...last] as const).filter(
    (state) => state !== 'paying' || format === 'draw',
  )
}

export const countText = (count: number): string => count.toLocaleString('en')
export const lotsText = (count: number): string => `${countText(count)} ${count === 1 ? 'lot' : 'lots'}`

/** Lots of a sale that was called off whose buyers have their money back; 0 of every other. */
export const lotsPaidBack = ({ calledOff, lotsGiven }: Pick<ConsoleIeo, 'calledOff' | 'lotsGiven'>): number =>
  calledOff === null ? 0 : calledOff.lots - lotsGiven

/** What was paid for a number of lots. */
export const priceOfLots = ({ lotPrice }: Pick<ConsoleIeo, 'lotPrice'>, lots: number): string =>
  printDecimal((parseDecimal(lotPrice) ?? 0n) * BigInt(lots))

/** Whether a moment that may not be set has come. */
export const isPast = (at: number | null, nowAtMs: number): boolean => at !== null && nowAtMs >= at

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
