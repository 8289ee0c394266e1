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
 * What every currency in code is called. No new token may be called so, and a name that is added here counts for old versions of
 * the settings too: `verify` and phones then name those that have a token of that name. Of money these are the names that the app
 * shows, and short ones.
 */
export const currencyNames: Readonly<Record<CurrencyInCode, Names | readonly string[]>> = {
  ...coinNames,
  USDT: ['Tether', '泰达币', '泰達幣', 'テザー', '테더', 'เทเธอร์'],
  USD: [
    'US Dollar',
    '美元',
    '米ドル',
    '미국 달러',
    'Dolar AS',
    'ดอลลาร์สหรัฐ',
    'Đô la Mỹ',
    'dólar estadounidense',
    'Dollar',
    '달러',
    'ดอลลาร์',
  ],
  EUR: ['Euro', '欧元', '歐元', 'ユーロ', '유로', 'ยูโร'],
  GBP: [
    'British Pound',
    '英镑',
    '英鎊',
    '英国ポンド',
    '영국 파운드',
    'Paun British',
    'Bảng Anh',
    'libra esterlina',
    'ปอนด์สเตอร์ลิง (สหราชอาณาจักร)',
    'ปอนด์สเตอร์ลิง',
    'Pound',
    '英ポンド',
    '파운드',
    'ปอนด์',
  ],
  JPY: [
    'Japanese Yen',
    '日元',
    '日圓',
    '日本円',
    '일본 엔화',
    'Yen Jepun',
    'เยนญี่ปุ่น',
    'Yên Nhật',
    'yen japonés',
    'Yen',
    '엔',
    'เยน',
  ],
}
