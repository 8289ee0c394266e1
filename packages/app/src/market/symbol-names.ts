import type { Language } from '@touchstone/wire/languages'
import { languageTags } from '@touchstone/wire/languages'
import { currentLanguage } from '../texts/language.ts'

type Names = { 'en-us': string } & Partial<Record<Language, string>>

/** What people call it, by what is traded. A language that is not named uses the English name, as with brands. */
const names: Readonly<Record<string, Names>> = {
  BTC: {
    'en-us': 'Bitcoin',
    'zh-cn': '比特币',
    'zh-tw': '比特幣',
    jp: 'ビットコイン',
    ko: '비트코인',
    tai: 'บิตคอยน์',
  },
  ETH: {
    'en-us': 'Ethereum',
    'zh-cn': '以太坊',
    'zh-tw': '以太坊',
    jp: 'イーサリアム',
    ko: '이더리움',
    tai: 'อีเธอเรียม',
  },
  BNB: { 'en-us': 'BNB', 'zh-cn': '币安币', 'zh-tw': '幣安幣' },
  SOL: { 'en-us': 'Solana', jp: 'ソラナ', ko: '솔라나', tai: 'โซลานา' },
  XRP: { 'en-us': 'XRP', 'zh-cn': '瑞波币', 'zh-tw': '瑞波幣', ko: '리플' },
  DOGE: {
    'en-us': 'Dogecoin',
    'zh-cn': '狗狗币',
    'zh-tw': '狗狗幣',
    jp: 'ドージコイン',
    ko: '도지코인',
    tai: 'โดชคอยน์',
  },
  ADA: {
    'en-us': 'Cardano',
    'zh-cn': '艾达币',
    'zh-tw': '艾達幣',
    jp: 'カルダノ',
    ko: '카르다노',
    tai: 'คาร์ดาโน',
  },
  LINK: { 'en-us': 'Chainlink', jp: 'チェーンリンク', ko: '체인링크', tai: 'เชนลิงก์' },
  LTC: {
    'en-us': 'Litecoin',
    'zh-cn': '莱特币',
    'zh-tw': '萊特幣',
    jp: 'ライトコイン',
    ko: '라이트코인',
    tai: 'ไลต์คอยน์',
  },
  DOT: {
    'en-us': 'Polkadot',
    'zh-cn': '波卡',
    'zh-tw': '波卡',
    jp: 'ポルカドット',
    ko: '폴카닷',
    tai: 'โพลคาดอต',
  },
  LMN: { 'en-us': 'Lumen' },
  ABR: { 'en-us': 'Arbor' },
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
