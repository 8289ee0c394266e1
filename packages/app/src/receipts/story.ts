import { type Currency, settlementCurrency } from '@touchstone/domain/money/currency'
import { printDecimal } from '@touchstone/domain/money/decimal'
import type { TextKey } from '../texts/text-key.ts'

/** What stands beside a name: a word of ours, a text that needs none, a moment, a length of time, money, or a strategy. */
export type StoryValue =
  | { as: 'words'; keys: readonly TextKey[] }
  | { as: 'text'; text: string }
  | { as: 'time'; atMs: number }
  | { as: 'seconds'; seconds: number }
  | { as: 'days'; count: number }
  /** The least and the most that a day may bring, as shares. */
  | { as: 'limits'; least: string; most: string }
  /** By its rule and how long it runs. */
  | { as: 'strategy'; rule: string; cycleDays: number }
  | { as: 'money'; value: string; currency: string; signed: boolean }
export type StoryFact = { label: TextKey; value: StoryValue }

/** What a command did, in facts and words. `parts`: where it did several things. */
export type Story = {
  title: TextKey
  outcome:
    | { label: TextKey; value: string; currency: Currency; signed: boolean; yield?: string | undefined }
    | undefined
  facts: readonly StoryFact[]
  parts: readonly { title: string; facts: readonly StoryFact[] }[]
  /** What only the server says of the whole positions that it closed: nothing here has checked it. */
  told?: { value: string; currency: Currency; yield: string | undefined }
  /** Where some of it comes from. */
  note?: TextKey
}

export const usdt = (label: TextKey, value: bigint, signed = false): StoryFact => ({
  label,
  value: { as: 'money', value: printDecimal(value), currency: 'USDT', signed },
})
export const money = (label: TextKey, value: bigint, currency: string = settlementCurrency): StoryFact => ({
  label,
  value: { as: 'money', value: printDecimal(value), currency, signed: false },
})
export const text = (label: TextKey, shown: string): StoryFact => ({ label, value: { as: 'text', text: shown } })
export const words = (label: TextKey, ...keys: TextKey[]): StoryFact => ({ label, value: { as: 'words', keys } })
export const time = (label: TextKey, atMs: number): StoryFact => ({ label, value: { as: 'time', atMs } })
export const ifSome = (fact: StoryFact, value: bigint): StoryFact[] => (value === 0n ? [] : [fact])

/** A title, and nothing that was computed. */
export const plainStory = (title: TextKey, facts: readonly StoryFact[]): Story => ({
  title,
  outcome: undefined,
  facts,
  parts: [],
})
