import type { Language } from '@touchstone/wire/languages'

/** Each language in its own words: English and Chinese first, as the specification's switcher has them, then the others. */
export const languageNames: Record<Language, string> = {
  'en-us': 'English',
  'zh-cn': '简体中文',
  'zh-tw': '繁體中文',
  jp: '日本語',
  ko: '한국어',
  mlxy: 'Bahasa Melayu',
  tai: 'ไทย',
  vl: 'Tiếng Việt',
  xi: 'Español',
}
