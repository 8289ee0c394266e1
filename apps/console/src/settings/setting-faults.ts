import { boundsOf } from '@touchstone/domain/settings/setting-bounds'
import {
  boundsText,
  isWithin,
  type SettingBounds,
  storedNumber,
  typedNumber,
} from '@touchstone/domain/settings/setting-numbers'
import { isList, isObject, type Json } from './settings-draft.ts'

/** Marks what is no number, so that nobody reads it as one. */
const notANumber = 'not a number: '

/** What was typed as the draft keeps it: what cannot be stored is kept as it was typed, which the server refuses. */
export const storedOf = ({ unit }: SettingBounds, typed: string): string =>
  storedNumber(unit, typed) ?? `${notANumber}${typed}`

/** What the draft keeps as it was typed. */
export const typedOf = ({ unit }: Pick<SettingBounds, 'unit'>, stored: string): string =>
  typedNumber(unit, stored) ?? stored.replace(notANumber, '')

/** Units that are whole numbers on the wire. */
export const isCount = ({ unit }: SettingBounds): boolean =>
  unit === 'count' || unit === 'milliseconds' || unit === 'seconds' || unit === 'minutes'

/** What is wrong with a stored number, as a sentence; undefined where it can be stored and is within its bounds. */
export function faultOf(bounds: SettingBounds, stored: string): string | undefined {
  if (typedNumber(bounds.unit, stored) === undefined) return 'Type a number.'
  if (isCount(bounds) && !/^-?\d+$/.test(stored))
    return bounds.unit === 'milliseconds' ? 'It must be in whole milliseconds.' : 'Type a whole number.'
  return isWithin(bounds, stored) ? undefined : `It must be from ${boundsText(bounds)}.`
}

export type SettingFault = { path: string; fault: string }

/**
 * The faults of what a draft changes at a path: a number that stood there before is left alone, it may be beyond a bound
 * of today.
 */
export function faultsIn(before: Json | undefined, draft: Json | undefined, path: readonly string[]): SettingFault[] {
  if (draft === undefined || draft === null || JSON.stringify(before) === JSON.stringify(draft)) return []
  if (isList(draft))
    return draft.flatMap((each, at) => faultsIn(isList(before) ? before[at] : undefined, each, [...path, String(at)]))
  if (isObject(draft))
    return Object.entries(draft).flatMap(([name, each]) =>
      faultsIn(isObject(before) ? before[name] : undefined, each, [...path, name]),
    )
  const joined = path.join('.')
  const bounds = boundsOf(joined)
  const fault = bounds === undefined ? undefined : faultOf(bounds, String(draft))
  return fault === undefined ? [] : [{ path: joined, fault }]
}
