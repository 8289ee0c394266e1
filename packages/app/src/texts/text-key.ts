import type { FirstTexts, MoreTexts } from '@touchstone/texts/sections'

type Plain<Texts, Before extends string = ''> = {
  [Key in keyof Texts & string]: Texts[Key] extends string
    ? Texts[Key] extends `${string}{{${string}`
      ? never
      : `${Before}${Key}`
    : Plain<Texts[Key], `${Before}${Key}.`>
}[keyof Texts & string]

/** The keys of all texts that have nothing to be filled in. */
export type TextKey = Plain<FirstTexts & MoreTexts>
