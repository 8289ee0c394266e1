import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { currenciesInCode } from '../money/currency.ts'
import { currencyNames } from '../money/currency-names.ts'
import type { AddedCurrencyTerms } from './currency-terms.ts'
import { defaultSettings } from './default-settings.ts'
import { currencyRefusalWords, newCurrencyRefusals, versionsOfLookAlikes } from './new-currencies.ts'
import type { Settings } from './settings.ts'

type Terms = { code: string; name: string }
const solar = { code: 'SOLAR', name: 'Solar' }
const version = (number: number, ...added: Terms[]): Settings => ({
  ...defaultSettings,
  version: number,
  moreCurrencies: added as AddedCurrencyTerms[],
})
const alike = (code: string, other: string) => ({ kind: 'token_looks_alike', code, other }) as const
const symbolAlike = (code: string, other: string) => ({ kind: 'symbol_looks_alike', code, other }) as const
const unreadable = (code: string) => ({ kind: 'token_name_unreadable', code }) as const
const [past] = [version(1, solar)]

describe('a token that is added', () => {
  it.each<[string, Terms, object[]]>([
    ['another', { code: 'LUNAR', name: 'Lunar' }, []],
    ['another, called as it is coded', { code: 'LUNAR', name: 'LUNAR' }, []],
    ['another, in other letters', { code: 'MOON', name: '月亮币' }, []],
    ['a letter twice', { code: 'USDTT', name: 'Stable' }, [alike('USDTT', 'USDT')]],
    ['a letter twice of an added one', { code: 'SOLAAR', name: 'Sunny' }, [alike('SOLAAR', 'SOLAR')]],
    ['a digit for a letter', { code: 'S0LAR', name: 'Sunny' }, [alike('S0LAR', 'SOLAR')]],
    ['what an index measures', { code: 'SPXS00', name: 'Spex' }, [alike('SPXS00', 'SPX500')]],
    ['the name of a coin', { code: 'BETTER', name: 'Bitcoin' }, [alike('BETTER', 'BTC')]],
    ['the name of a coin in Chinese', { code: 'BETTER', name: '比特币' }, [alike('BETTER', 'BTC')]],
    ['the name of a coin with accents', { code: 'BETTER', name: 'Bítcoin' }, [alike('BETTER', 'BTC')]],
    ['the name of money', { code: 'BETTER', name: 'Euro' }, [alike('BETTER', 'EUR')]],
    ['a code for its name', { code: 'BETTER', name: 'Usdt' }, [alike('BETTER', 'USDT')]],
    ['a name for its code', { code: 'B1TC01N', name: 'Better' }, [alike('B1TC01N', 'BTC')]],
    ['the name of an added one', { code: 'SUN', name: 'S o l a r' }, [alike('SUN', 'SOLAR')]],
    ['a foreign letter', { code: 'BETTER', name: '\u0412it\u0441oin' }, [unreadable('BETTER')]],
    ['what nobody sees', { code: 'BETTER', name: 'Bit\u200bcoin' }, [unreadable('BETTER'), alike('BETTER', 'BTC')]],
  ])('is taken or refused as %s', (_, terms, refusals) => {
    expect(newCurrencyRefusals([past], version(2, solar, terms))).toEqual(refusals)
  })

  it('is compared with the others of its own version, and in a first one', () => {
    expect(newCurrencyRefusals([], version(1, solar, { code: 'S0LAR', name: 'Sunny' }))).toEqual([
      alike('SOLAR', 'S0LAR'),
      alike('S0LAR', 'SOLAR'),
    ])
  })

  it('is compared with every version, what was called so once too, but not with itself', () => {
    const versions = [past, version(2, { ...solar, name: 'Sunlight' })]
    expect(newCurrencyRefusals(versions, version(3, solar, { code: 'LUNAR', name: 'Sunlight' }))).toEqual([
      alike('LUNAR', 'SOLAR'),
    ])
    const other = { code: 'LUNAR', name: 'Solar' }
    expect(newCurrencyRefusals(versions, version(3, { ...solar, name: 'Sunlight' }, other))).toEqual([
      alike('LUNAR', 'SOLAR'),
    ])
    expect(newCurrencyRefusals(versions, version(3, solar))).toEqual([])
    // A symbol that is not traded any more.
    const [symbol] = [...defaultSettings.symbols.values()]
    if (symbol === undefined) throw new Error('there is a symbol')
    const old = { ...past, symbols: new Map([['GONE/USDT', { ...symbol, base: 'GONE' }]]) }
    expect(newCurrencyRefusals([old], version(2, solar, { code: 'G0NE', name: 'Away' }))).toEqual([
      alike('G0NE', 'GONE'),
    ])
  })

  it('is compared with a symbol that comes later, once', () => {
    const [symbol] = [...defaultSettings.symbols.values()]
    if (symbol === undefined) throw new Error('there is a symbol')
    const more = (number: number): Settings => ({
      ...version(number, solar),
      symbols: new Map([...defaultSettings.symbols, ['S0LAR/USDT', { ...symbol, base: 'S0LAR' }]]),
    })
    expect(newCurrencyRefusals([past], more(2))).toEqual([symbolAlike('SOLAR', 'S0LAR')])
    expect(newCurrencyRefusals([past, more(2)], more(3))).toEqual([])
  })

  it('is not asked again: a house that has one goes on', () => {
    const bad = { code: 'USDTT', name: 'Bit\u200bcoin' }
    expect(newCurrencyRefusals([version(1, bad)], version(2, bad, solar))).toEqual([])
    // Its name is its own to change, its code is not.
    expect(newCurrencyRefusals([version(1, bad)], version(2, { ...bad, name: 'Stable' }))).toEqual([])
    expect(newCurrencyRefusals([version(1, bad)], version(2, { ...bad, name: 'Tether' }))).toEqual([
      alike('USDTT', 'USDT'),
    ])
  })

  it('is called as no currency in code is, in no language', () => {
    for (const code of currenciesInCode)
      for (const name of [code, ...Object.values(currencyNames[code])])
        expect(newCurrencyRefusals([past], version(2, solar, { code: 'BETTER', name }))).toContainEqual(
          alike('BETTER', code),
        )
  })
})

it('versions that add or rename what nobody tells apart are named', () => {
  const sound = [version(1), past, version(2, solar, { code: 'LUNAR', name: 'Lunar' })]
  expect(versionsOfLookAlikes(sound)).toEqual([])
  const bad = { code: 'USDTT', name: 'Stable' }
  expect(versionsOfLookAlikes([...sound, version(3, solar, bad), version(4, solar, bad)])).toEqual([
    'version 3 of the settings is not sound: the currency USDTT or its name looks like the code or a name of USDT',
  ])
})

it('nothing is found in some versions where all together are sound', () => {
  const texts = fc.constantFrom('SOLAR', 'S0LAR', 'SUN', 'Sunny', 'MOON', 'M00N', 'Mond', 'MARS', 'Mars')
  const lists = fc.uniqueArray(fc.record({ code: texts, name: texts }), { selector: ({ code }) => code, maxLength: 2 })
  const seen = { sound: 0, other: 0 }
  fc.assert(
    fc.property(fc.array(lists, { maxLength: 4 }), fc.func(fc.boolean()), (given, isThere) => {
      // Nothing is ever taken off the list.
      const all: Settings[] = []
      for (const [at, list] of given.entries()) {
        const kept = all.at(-1)?.moreCurrencies ?? []
        const fresh = list.filter(({ code }) => kept.every((each) => each.code !== code))
        const renamed = kept.map((each) => list.find(({ code }) => code === each.code) ?? each)
        all.push(version(at + 1, ...renamed, ...fresh))
      }
      const isSound = versionsOfLookAlikes(all).length === 0
      seen[isSound ? 'sound' : 'other'] += 1
      return !isSound || versionsOfLookAlikes(all.filter((each) => isThere(each.version))).length === 0
    }),
  )
  expect([seen.sound > 5, seen.other > 5]).toEqual([true, true])
})

it.each([
  [
    unreadable('SUN'),
    'the name of SUN must be in plain Latin, Chinese or Japanese, Korean or Thai letters, not mixed: digits, single spaces and . & - may stand among them, but it cannot begin or end with a sign',
  ],
  [alike('SUN', 'SUNN'), 'the currency SUN or its name looks like the code or a name of SUNN'],
  [symbolAlike('SUN', 'SUNN'), 'the symbol SUNN looks like the token SUN, which stays'],
])('a refusal is said: %o', (refusal, words) => {
  expect(currencyRefusalWords(refusal)).toBe(words)
})
