import { coinNames } from '@touchstone/domain/money/currency-names'
import type { Language } from '@touchstone/wire/languages'
import { languageTags } from '@touchstone/wire/languages'
import { currentLanguage } from '../texts/language.ts'

type Names = { 'en-us': string } & Partial<Record<Language, string>>

/** What people call it, by what is traded. A language that is not named uses the English name, as with brands. */
const names: Readonly<Record<string, Names>> = {
  ...coinNames,
  XAU: {
    'en-us': 'Gold',
    'zh-cn': '黄金',
    'zh-tw': '黃金',
    jp: 'ゴールド',
    ko: '금',
    mlxy: 'Emas',
    tai: 'ทองคำ',
    vl: 'Vàng',
    xi: 'Oro',
  },
  XAG: {
    'en-us': 'Silver',
    'zh-cn': '白银',
    'zh-tw': '白銀',
    jp: 'シルバー',
    ko: '은',
    mlxy: 'Perak',
    tai: 'โลหะเงิน',
    vl: 'Bạc',
    xi: 'Plata',
  },
  BRENT: {
    'en-us': 'Brent crude',
    'zh-cn': '布伦特原油',
    'zh-tw': '布蘭特原油',
    jp: 'ブレント原油',
    ko: '브렌트유',
    mlxy: 'Minyak Brent',
    tai: 'น้ำมันเบรนท์',
    vl: 'Dầu Brent',
    xi: 'Petróleo Brent',
  },
  SPX500: { 'en-us': 'S&P 500', 'zh-cn': '标普500', 'zh-tw': '標普500' },
  NAS100: {
    'en-us': 'Nasdaq 100',
    'zh-cn': '纳斯达克100',
    'zh-tw': '納斯達克100',
    jp: 'ナスダック100',
    ko: '나스닥 100',
  },
}

/** What a symbol is called in a language; a pair of currencies by the names of both, anything unknown by its code. */
export function nameOfSymbol(symbol: string, language: Language = currentLanguage()): string {
  const [base = symbol, quote = ''] = symbol.split('/')
  const known = names[base]
  if (known !== undefined) return known[language] ?? known['en-us']
  const from = nameOfCurrency(base, language)
  const to = nameOfCurrency(quote, language)
  return from === undefined || to === undefined ? base : `${from} / ${to}`
}

/** Everything that a person may type to find a symbol: its code, its name, its English name. */
export const searchedNames = (symbol: string): readonly string[] => [
  symbol,
  symbol.replace('/', ''),
  nameOfSymbol(symbol),
  nameOfSymbol(symbol, 'en-us'),
]

const currencyNames = new Map<Language, Intl.DisplayNames>()

function nameOfCurrency(code: string, language: Language): string | undefined {
  if (!/^[A-Z]{3}$/.test(code)) return undefined
  let known = currencyNames.get(language)
  if (known === undefined) {
    known = new Intl.DisplayNames(languageTags[language], { type: 'currency', fallback: 'none' })
    currencyNames.set(language, known)
  }
  return known.of(code)
}
