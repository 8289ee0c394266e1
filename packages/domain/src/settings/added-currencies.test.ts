import { describe, expect, it } from 'vitest'
import type { AddedCurrency, Currency } from '../money/currency.ts'
import { decimal } from '../money/decimal.ts'
import {
  addedCurrenciesMost,
  addedCurrenciesUnder,
  checkListed,
  currenciesUnder,
  goneCurrencyFaults,
  isListed,
  tokensUnder,
  versionsWithout,
} from './added-currencies.ts'
import type { AddedCurrencyTerms } from './currency-terms.ts'
import { checkSettings } from './check-settings.ts'
import { defaultSettings } from './default-settings.ts'
import { ieosUnder } from './investments.ts'
import type { Settings } from './settings.ts'
import { settingsFromText, settingsText } from './settings-text.ts'

const solar = { code: 'SOLAR' as AddedCurrency, name: 'Solar' }
const withAdded = (...currencies: { code: string; name: string }[]): Settings => ({
  ...defaultSettings,
  moreCurrencies: currencies as AddedCurrencyTerms[],
})
const faultsOf = (...currencies: { code: string; name: string }[]) => checkSettings(withAdded(...currencies))

describe('currencies that were added', () => {
  it('are in the settings from when they are added, and none are before', () => {
    expect(addedCurrenciesUnder({})).toEqual([])
    expect(currenciesUnder({}).length).toBe(17)
    const settings = withAdded(solar)
    expect(currenciesUnder(settings).slice(-3)).toEqual(['LMN', 'ABR', 'SOLAR'])
    expect(tokensUnder(settings)).toEqual(['LMN', 'ABR', 'SOLAR'])
    expect(['SOLAR', 'USDT', 'SOLARS', '__proto__'].map((text) => isListed(text, settings))).toEqual([
      true,
      true,
      false,
      false,
    ])
    expect(settingsFromText(settingsText(settings)).moreCurrencies).toEqual([solar])
  })

  it('change no text of versions that have none', () => {
    expect(settingsText(settingsFromText(settingsText(defaultSettings)))).toBe(settingsText(defaultSettings))
    expect(JSON.parse(settingsText(defaultSettings))).not.toHaveProperty('moreCurrencies')
  })

  it.each<[string, { code: string; name: string }[], string | undefined]>([
    ['none', [], undefined],
    ['one', [solar], undefined],
    ['a name in other letters', [{ code: 'SOLAR', name: '太阳币' }], undefined],
    ['two', [solar, { code: 'LUNAR', name: 'Lunar' }], undefined],
    ['a code twice', [solar, { code: 'SOLAR', name: 'Other' }], 'must have a code of its own'],
    ['a code in code', [{ code: 'BTC', name: 'Better' }], 'the currency BTC is in the code already'],
    ['a token in code', [{ code: 'LMN', name: 'Better' }], 'the currency LMN is in the code already'],
    ['small letters', [{ code: 'solar', name: 'Solar' }], 'needs a code of 2 to 10 capital letters'],
    ['what objects have', [{ code: '__proto__', name: 'Solar' }], 'needs a code of 2 to 10 capital letters'],
    ['what objects are made by', [{ code: 'constructor', name: 'Solar' }], 'needs a code of 2 to 10 capital letters'],
    ['a code that is too long', [{ code: 'ABCDEFGHIJK', name: 'Solar' }], 'needs a code of 2 to 10 capital letters'],
    ['a look-alike', [{ code: 'ВTC', name: 'Solar' }], 'needs a code of 2 to 10 capital letters'],
    ['no name', [{ code: 'SOLAR', name: '' }], 'needs a name of 3 to 40'],
    ['a name with a space behind', [{ code: 'SOLAR', name: 'Solar ' }], 'needs a name of 3 to 40'],
    ['a name of forty-one', [{ code: 'SOLAR', name: 'S'.repeat(41) }], 'needs a name of 3 to 40'],
    ['its code for its name', [{ code: 'SOLAR', name: 'SOLAR' }], undefined],
    ['what a pair trades', [{ code: 'AUD', name: 'Austral' }], 'must not have the code of what a symbol trades'],
    ['what an index measures', [{ code: 'SPX500', name: 'Spex' }], 'must not have the code of what a symbol'],
  ])('are sound or refused with %s', (_, currencies, fault) => {
    const found = faultsOf(...currencies)
    expect([found.length > 0, fault === undefined || found.some((each) => each.includes(fault))]).toEqual([
      fault !== undefined,
      true,
    ])
  })

  it('are no more than a receipt carries', () => {
    const many = (count: number) => Array.from({ length: count }, (_, at) => ({ code: `T${at}X`, name: `Token ${at}` }))
    expect(faultsOf(...many(addedCurrenciesMost))).toEqual([])
    expect(faultsOf(...many(addedCurrenciesMost + 1))).toEqual(['at most 200 currencies can be added'])
  })

  it('are sold, and what is not added is not', () => {
    const [lumen] = ieosUnder(defaultSettings)
    const investments = defaultSettings.investments
    if (lumen === undefined || investments === undefined) throw new Error('there is a sale')
    const selling = (lotTokens: string, ...added: AddedCurrencyTerms[]) =>
      checkSettings({
        ...withAdded(...added),
        investments: {
          ...investments,
          ieos: [{ ...lumen, id: 'solar', token: solar.code, lotTokens: decimal(lotTokens) }],
        },
      })
    expect(selling('100', solar)).toEqual([])
    expect(selling('100')).toContain('the sale solar needs one of the tokens LMN, ABR')
    expect(selling('100', { code: 'LUNAR' as AddedCurrency, name: 'Lunar' })).toContain(
      'the sale solar needs one of the tokens LMN, ABR, LUNAR',
    )
    expect(selling('99.999999995', solar)).toContain('the sale solar needs a lot of whole units of its token')
  })

  it('come in and go out by no channel while they are not added, and take no deposits at all', () => {
    const [bank] = [...defaultSettings.funds.channels.values()]
    if (bank === undefined) throw new Error('there is a channel')
    const through = (channel: typeof bank, ...added: AddedCurrencyTerms[]) =>
      checkSettings({
        ...withAdded(...added),
        funds: { ...defaultSettings.funds, channels: new Map([[bank.id, channel]]) },
      })
    const own = { ...bank, currency: solar.code as Currency, deposits: false }
    expect(through(own, solar)).toEqual([])
    expect(through(own)).toEqual([`channel ${bank.id} has a currency that the house does not know`])
    expect(through({ ...own, deposits: true }, solar)).toEqual([
      `channel ${bank.id} must take no deposits of a token: tokens come from their issuers alone`,
    ])
  })

  it('stay: nothing is taken off the list, and no code is changed', () => {
    const lunar = { code: 'LUNAR' as AddedCurrency, name: 'Lunar' }
    const fault = 'the currency SOLAR was added and stays: no code is taken off the list or changed'
    expect(goneCurrencyFaults({}, { moreCurrencies: [solar] })).toEqual([])
    expect(
      goneCurrencyFaults({ moreCurrencies: [solar] }, { moreCurrencies: [lunar, { ...solar, name: 'Sun' }] }),
    ).toEqual([])
    expect(goneCurrencyFaults({ moreCurrencies: [solar, lunar] }, { moreCurrencies: [lunar] })).toEqual([fault])
    expect(goneCurrencyFaults({ moreCurrencies: [solar] }, {})).toEqual([fault])
    const versions = [
      { version: 1 },
      { version: 2, moreCurrencies: [solar] },
      { version: 3, moreCurrencies: [solar, lunar] },
    ]
    expect(versionsWithout(versions)).toEqual([])
    expect(versionsWithout([...versions, { version: 4, moreCurrencies: [solar] }, { version: 5 }])).toEqual([
      'version 4 of the settings has no longer a currency that was added',
      'version 5 of the settings has no longer a currency that was added',
    ])
  })

  it('are asked for wherever money moves', () => {
    const moved = [{ currency: 'USDT' as Currency }, { currency: solar.code }]
    expect(() => checkListed(moved, withAdded(solar))).not.toThrow()
    expect(() => checkListed(moved, defaultSettings)).toThrow('the settings list SOLAR')
  })
})
