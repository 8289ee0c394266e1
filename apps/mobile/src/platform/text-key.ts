import type { enUsMore } from '../languages/en-us-more.ts'
import type { enUs } from '../languages/en-us.ts'

type Plain<Texts, Before extends string = ''> = {
  [Key in keyof Texts & string]: Texts[Key] extends string
    ? Texts[Key] extends `${string}{{${string}`
      ? never
      : `${Before}${Key}`
    : Plain<Texts[Key], `${Before}${Key}.`>
}[keyof Texts & string]

/** The keys of all texts that have nothing to be filled in. */
export type TextKey = Plain<typeof enUs & typeof enUsMore>
