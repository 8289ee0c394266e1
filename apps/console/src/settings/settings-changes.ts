import { isLeap } from '@touchstone/domain/settings/setting-bounds'
import { levelText } from '../identity/identity-levels.ts'
import { countryName } from '../setup/region-names.ts'
import { settingValueWord, settingWord } from './settings-words.ts'

/** A value of the settings that changes, by its path; null where it is not there. */
export type Change = { path: string; from: string | null; to: string | null }

/** A change as it is read: where it is, part by part, what it was, what it becomes. */
export type ReadableChange = {
  path: string
  where: readonly string[]
  from: string | null
  to: string | null
  /** It moves to twice as much or more, half or less, or across zero. */
  isLeap: boolean
}

const isEmpty = (text: string | null): boolean => text === null || text === '{}' || text === '[]'

/** Changes in words. That something was empty is left out where the sentence names what came into it, or was in it. */
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
      const name = path.split('.').findLast((part) => !isPlace(part)) ?? path
      const word = (text: string | null): string | null => (text === null ? null : settingValueWord(name, text))
      return {
        path,
        where: whereOf(path, channelName),
        from: word(from),
        to: word(to),
        isLeap: isLeap({ path, from, to }),
      }
    })
}

const isPlace = (part: string): boolean => /^\d+$/.test(part)

/** Each part of a path in words, as the tabs of the settings are called. */
export function whereOf(path: string, channelName: (id: string) => string): string[] {
  const [first = '', second, third, ...rest] = path.split('.')
  if (first === 'symbols' && second !== undefined) return ['Symbols', second, ...inner(third, rest)]
  if (first === 'countries' && second !== undefined) return ['Countries', countryName(second), ...inner(third, rest)]
  if (first === 'funds' && second === 'channels' && third !== undefined)
    return ['Channels', channelName(third), ...inner(...headOf(rest))]
  if (first === 'funds' && second !== undefined)
    return ['Limits', ...inner(second, third === undefined ? [] : [third, ...rest])]
  const parts = [second, third].filter((part) => part !== undefined)
  return [sectionWord(first), ...inner(...headOf([...parts, ...rest]))]
}

const headOf = ([head, ...rest]: readonly string[]): [string | undefined, string[]] => [head, rest]

const sectionWord = (name: string): string => (name === 'secondContracts' ? 'Second contracts' : settingWord(name))

function inner(head: string | undefined, rest: readonly string[]): string[] {
  const parts = head === undefined ? [] : [head, ...rest]
  return parts.map((part, at) => {
    if (!isPlace(part)) return settingWord(part)
    return parts[at - 1] === 'withdrawalLimits' ? levelText(Number(part)) : String(Number(part) + 1)
  })
}
