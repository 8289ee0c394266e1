import type { TypeOptions } from 'i18next'

type Plain<Texts, Before extends string = ''> = {
  [Key in keyof Texts & string]: Texts[Key] extends string
    ? Texts[Key] extends `${string}{{${string}`
      ? never
      : `${Before}${Key}`
    : Plain<Texts[Key], `${Before}${Key}.`>
}[keyof Texts & string]

/** The texts that the app brings, as it has declared them to i18next. */
type Brought = TypeOptions['resources'] extends { translation: infer Texts } ? Texts : undefined

/** The keys of all texts that have nothing to be filled in; any, where no app is there to say which there are. */
export type TextKey = Brought extends undefined ? string : Plain<Brought>
