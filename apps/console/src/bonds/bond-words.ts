import type { ConsoleBond } from '@touchstone/wire/console/console-bonds'
import { percentText } from '../format/printed-number.ts'
import { repaymentWord } from '../setup/product-words.ts'
import type { Status } from '../ui/StatusChip.tsx'

export const bondLooks: Readonly<Record<ConsoleBond['state'], { status: Status; word: string }>> = {
  not_open: { status: 'draft', word: 'Not opened' },
  open: { status: 'live', word: 'Open' },
  sold_out: { status: 'live', word: 'Sold out' },
  thinking: { status: 'scheduled', word: 'Can be given back' },
  failed: { status: 'closed', word: 'Fell short' },
  running: { status: 'in_force', word: 'Running' },
  late: { status: 'stale', word: 'Late' },
  repaid: { status: 'delivered', word: 'Repaid' },
}

export const countText = (count: number): string => count.toLocaleString('en')
export const daysText = (days: number): string => `${countText(days)} ${days === 1 ? 'day' : 'days'}`

/** A bond in one line. */
export const bondLine = ({ issuer, riskClass, currency, termDays, dailyRate, repayment }: ConsoleBond): string =>
  [
    ...(issuer === null ? ['The settings don’t have this bond any more'] : [issuer, `class ${riskClass ?? ''}`]),
    currency,
    daysText(termDays),
    `${percentText(dailyRate)} a day`,
    repaymentWord(repayment),
  ].join(' · ')
