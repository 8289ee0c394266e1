/**
 * The languages of every text, by the codes of the specification. It names no code for Traditional Chinese; `zh-tw` is
 * our choice, in the form of its neighbour.
 */
export const languages = ['en-us', 'zh-cn', 'zh-tw', 'jp', 'ko', 'mlxy', 'tai', 'vl', 'xi'] as const

export type Language = (typeof languages)[number]

export const defaultLanguage: Language = 'en-us'

export const isLanguage = (text: string): text is Language => languages.some((each) => each === text)

/** The tag of the world outside (BCP 47), for `Intl` and the `lang` attribute. */
export const languageTags: Record<Language, string> = {
  'en-us': 'en-US',
  'zh-cn': 'zh-CN',
  'zh-tw': 'zh-TW',
  jp: 'ja',
  ko: 'ko',
  mlxy: 'ms',
  tai: 'th',
  vl: 'vi',
  xi: 'es',
}
