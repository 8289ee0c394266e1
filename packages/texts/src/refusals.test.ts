import { describe, expect, it } from 'vitest'
import { type Language, languages } from '@touchstone/wire/languages'
import { isRefusalKind, refusalCodes, type RefusalKind } from '@touchstone/wire/codes/refusal-codes'
import { fillText } from './fill-text.ts'
import { refusalText } from './refusal-text.ts'
import { textsOf } from './texts.ts'

const kinds = Object.keys(refusalCodes).filter(isRefusalKind)
const translations = languages.filter((language) => language !== 'en-us')

/** How the last sentence ends, politely where the language has a form for it. Thai writes no full stop. */
const endings: Record<Language, RegExp> = {
  'en-us': /[^\s.][.]$/,
  'zh-cn': /[^\s。]。$/,
  'zh-tw': /[^\s。]。$/,
  jp: /(?:です|ます|ません|ました|ください)。$/,
  ko: /[다요][.]$/,
  mlxy: /[^\s.][.]$/,
  tai: /(?:[\u0E01-\u0E5B]|\}|USDT)$/,
  vl: /[^\s.][.]$/,
  xi: /[^\s.][.]$/,
}

/** The letters of a language; but for the names in braces, `UUID` and `USDT`, a text has no others. */
const letters: Record<Language, RegExp> = {
  'en-us': /\p{Script=Latin}/u,
  'zh-cn': /\p{Script=Han}/u,
  'zh-tw': /\p{Script=Han}/u,
  jp: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u,
  ko: /\p{Script=Hangul}/u,
  mlxy: /\p{Script=Latin}/u,
  tai: /\p{Script=Thai}/u,
  vl: /\p{Script=Latin}/u,
  xi: /\p{Script=Latin}/u,
}

/** Each simplified character with the traditional one that it stands for. */
const pairs =
  '请請误誤读讀应應无無权權执執频頻过過后後会會复複异異关關开開启啟发發处處结結种種报報价價迟遲当當数數单單' +
  '额額杠槓杆桿仓倉强強该該订訂调調内內户戶币幣账帳汇匯换換选選择擇时時间間长長约約将將从從与與为為这這' +
  '达達样樣号號码碼验驗证證录錄设設备備钥鑰绑綁联聯络絡邮郵电電话話机機级級经經给給终終续續产產动動变變' +
  '现現区區国國实實对對导導属屬议議认認计計记記规規试試说說语語词詞诉訴资資费費转轉输輸还還进進连連适適' +
  '错錯链鏈销銷钱錢钟鐘阅閱际際页頁项項须須预預领領题題显顯浏瀏览覽头頭亏虧买買卖賣仅僅们們优優传傳体體' +
  '减減协協历歷参參双雙场場坏壞总總扫掃损損据據断斷标標检檢测測涨漲满滿状狀确確称稱笔筆组組统統维維编編' +
  '网網聪聰节節补補见見观觀视視质質购購贴貼赔賠赚賺赢贏轻輕较較运運释釋锁鎖闭閉问問队隊随隨难難顺順风風' +
  '余餘于於并並划劃个個来來业業务務两兩严嚴专專东東'
const simplified = Array.from(pairs).filter((_, index) => index % 2 === 0)
const traditional = Array.from(pairs).filter((_, index) => index % 2 === 1)

const placeholdersOf = (text: string): string[] => (text.match(/\{[^}]*\}/g) ?? []).toSorted()

const textsWhere = (language: Language, wrong: (text: string, kind: RefusalKind) => boolean): string[] =>
  kinds.flatMap((kind) => {
    const text = textsOf(language).refusals[kind]
    return wrong(text, kind) ? [`${kind}: ${text}`] : []
  })

it('gives every refusal a code of its own', () => {
  // Of HTTP's own, one is several kinds of what cannot be read, and one of what cannot be done just now.
  const codes = kinds.map((kind) => refusalCodes[kind]).filter((code) => code !== 400 && code !== 503)
  expect(new Set(codes).size).toBe(codes.length)
})

describe.each(languages)('the refusals in %s', (language) => {
  it('are all there, and no others', () => {
    expect(Object.keys(textsOf(language).refusals).toSorted()).toEqual(kinds.toSorted())
    expect(textsWhere(language, (text) => text.trim() !== text || text === '')).toEqual([])
  })

  it('have the names in braces of the English ones, each as often', () => {
    const wanted = (kind: RefusalKind): string => placeholdersOf(textsOf('en-us').refusals[kind]).join(' ')
    expect(textsWhere(language, (text, kind) => placeholdersOf(text).join(' ') !== wanted(kind))).toEqual([])
    expect(textsWhere(language, (text) => /[{}]/.test(text.replaceAll(/\{[a-z][A-Za-z]*\}/g, '')))).toEqual([])
  })

  it('end as a sentence does', () => {
    expect(textsWhere(language, (text) => !endings[language].test(text))).toEqual([])
  })

  it('say something else for everything', () => {
    const texts = kinds.map((kind) => textsOf(language).refusals[kind])
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
  })
})

describe.each(translations)('the translations into %s', (language) => {
  it('are none of the English ones', () => {
    expect(textsWhere(language, (text, kind) => text === textsOf('en-us').refusals[kind])).toEqual([])
  })

  it('are written in the letters of the language', () => {
    const lettersOf = (text: string): string[] =>
      text.replaceAll(/\{\w+\}|UUID|USDT|UTC|VIP/g, '').match(/\p{L}/gu) ?? []
    const strange = (text: string): boolean => lettersOf(text).some((letter) => !letters[language].test(letter))
    expect(textsWhere(language, (text) => lettersOf(text).length === 0 || strange(text))).toEqual([])
  })
})

describe('the two ways to write Chinese', () => {
  it('are never mixed', () => {
    expect(simplified.length).toBe(traditional.length)
    expect(textsWhere('zh-tw', (text) => simplified.some((character) => text.includes(character)))).toEqual([])
    expect(textsWhere('zh-cn', (text) => traditional.some((character) => text.includes(character)))).toEqual([])
  })
})

describe('a refusal', () => {
  it('is told in the language of whoever asked, with its details', () => {
    const details = { available: '12.5', currency: 'USDT' }
    expect(refusalText('balance_too_small', 'en-us', details)).toBe('You have 12.5 USDT available.')
    expect(refusalText('balance_too_small', 'jp', details)).toBe('残高が不足しています。利用可能額は 12.5 USDT です。')
  })

  it('lists several details, and leaves a name without one to be seen', () => {
    expect(fillText('{durations} s, {missing}', { durations: [30, 60], missing: { not: 'text' } })).toBe(
      '30, 60 s, {missing}',
    )
  })
})
