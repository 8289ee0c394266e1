import { parseDecimal } from '@touchstone/domain/money/decimal'
import { isLeap } from '@touchstone/domain/settings/setting-bounds'
import { levelText } from '../setup/identity-levels.ts'
import { countryName } from '../setup/region-names.ts'
import { isPlace } from './setting-paths.ts'
import { settingValueWord, settingWord } from './settings-words.ts'

/** A value of the settings that changes, by its path; null where it is not there. */
export type Change = { path: string; from: string | null; to: string | null }

/** A change as it is read: where it is, part by part, what it was, what it becomes. */
export type ReadableChange = {
  path: string
  where: readonly string[]
  from: string | null
  to: string | null
  /** How far it moves, where that is to twice as much or more, half or less, or across zero. */
  leap: string | undefined
}

const isEmpty = (text: string | null): boolean => text === null || text === '{}' || text === '[]'

/** Returns changes in words, without empty tables whose entries are listed. */
export function readableChanges(
  changes: readonly Change[],
  channelName: (id: string) => string,
): readonly ReadableChange[] {
  return changes
    .filter(
      ({ path, from, to }) =>
        !(isEmpty(from) && isEmpty(to) && changes.some((each) => each.path.startsWith(`${path}.`))),
    )
    .map(({ path, from, to }) => {
      const word = (text: string | null): string | null => (text === null ? null : settingValueWord(path, text))
      return {
        path,
        where: whereOf(path, channelName),
        from: word(from),
        to: word(to),
        leap: isLeap({ path, from, to }) ? leapWord(from, to) : undefined,
      }
    })
}

/** How many times as much, such as `×10`, or what part of it, such as `÷4`; cut to one decimal. */
function leapWord(from: string | null, to: string | null): string {
  const [was = 0n, is = 0n] = [parseDecimal(from ?? ''), parseDecimal(to ?? '')]
  if (was === 0n) return 'from nothing'
  if (is === 0n) return 'to nothing'
  if (was < 0n !== is < 0n) return 'across zero'
  const isMore = size(is) > size(was)
  const tenths = isMore ? (10n * size(is)) / size(was) : (10n * size(was)) / size(is)
  return `${isMore ? '×' : '÷'}${tenths / 10n}${tenths % 10n === 0n ? '' : `.${tenths % 10n}`}`
}

const size = (number: bigint): bigint => (number < 0n ? -number : number)

/** Each part of a path in words, as the tabs of the settings are called. */
export function whereOf(path: string, channelName: (id: string) => string): string[] {
  const parts = path.split('.')
  const [first, second, third] = parts
  const wordsFrom = (start: number): string[] =>
    parts.slice(start).map((_part, at) => partWord(parts.slice(0, start + at + 1)))
  if (first === 'symbols' && second !== undefined) return ['Symbols', second, ...wordsFrom(2)]
  if (first === 'countries' && second !== undefined) return ['Countries', countryName(second), ...wordsFrom(2)]
  if (first === 'funds' && second === 'channels' && third !== undefined)
    return ['Channels', channelName(third), ...wordsFrom(3)]
  return first === 'funds' && second !== undefined ? ['Limits', ...wordsFrom(1)] : wordsFrom(0)
}

/** The last of some parts in words. */
function partWord(parts: readonly string[]): string {
  const part = parts.at(-1) ?? ''
  if (!isPlace(part)) return settingWord(parts.join('.'))
  const list = parts.at(-2)
  if (list === 'levels') return part
  return list === 'withdrawalLimits' ? levelText(Number(part)) : String(Number(part) + 1)
}
