import type { ConsoleProposal } from '@touchstone/wire/console/console-proposals'
import { useChannelName } from '../channels/channels.ts'
import { numberText, percentText } from '../format/printed-number.ts'
import { rolesText } from '../operators/role-words.ts'
import { atMsOf } from '../time/wire-day.ts'
import { readTime } from '../format/read-time.ts'

type Line = ConsoleProposal['lines'][number]

const amounts: ReadonlySet<string> = new Set(['Amount', 'Stated', 'Capacity', 'Most owed', 'Unit'])

/** A line of a proposal as a person reads it: numbers in groups, times of this zone, names for what is named. */
export function useLineValue(): (line: Line) => string {
  const channelName = useChannelName()
  return ({ label, value }) => {
    if (label === 'Channel') return channelName(value)
    if (amounts.has(label)) return amountText(value)
    if (label === 'Daily rate') return percentText(value)
    if (label.startsWith('Roles')) return rolesText(value.split(', '))
    const atMs = atMsOf(value)
    return atMs === undefined ? value : readTime(atMs)
  }
}

/** Such as `+2500 USDT`. */
function amountText(value: string): string {
  const [, sign = '', amount = '', currency = ''] = /^([+−]?)([\d.]+) (\w+)$/.exec(value) ?? []
  return amount === '' ? value : `${sign}${numberText(amount)} ${currency}`
}
