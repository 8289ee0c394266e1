import type { CurrencyInCode } from './currency.ts'

type Names = { 'en-us': string } & Readonly<Record<string, string>>

/** What people call the coins and tokens in code, by language where it is not the English name. */
export const coinNames = {
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
} as const satisfies Partial<Record<CurrencyInCode, Names>>

/**
 * The same of every currency in code. Operators call no token so, in any version of the settings: this table is closed, as that
 * of the currencies is.
 */
export const currencyNames: Readonly<Record<CurrencyInCode, Names>> = {
  ...coinNames,
  USDT: { 'en-us': 'Tether', 'zh-cn': '泰达币', 'zh-tw': '泰達幣', jp: 'テザー', ko: '테더', tai: 'เทเธอร์' },
  USD: { 'en-us': 'US Dollar', 'zh-cn': '美元', 'zh-tw': '美元', jp: '米ドル', ko: '달러', tai: 'ดอลลาร์' },
  EUR: { 'en-us': 'Euro', 'zh-cn': '欧元', 'zh-tw': '歐元', jp: 'ユーロ', ko: '유로', tai: 'ยูโร' },
  GBP: { 'en-us': 'British Pound', 'zh-cn': '英镑', 'zh-tw': '英鎊', jp: '英ポンド', ko: '파운드', tai: 'ปอนด์' },
  JPY: { 'en-us': 'Japanese Yen', 'zh-cn': '日元', 'zh-tw': '日圓', jp: '日本円', ko: '엔', tai: 'เยน' },
}
