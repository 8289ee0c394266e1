import { languages } from '@touchstone/wire/languages'
import { rights, rightsOfRole } from '@touchstone/wire/rights'
import { describe, expect, it } from 'vitest'
import { numberParts, percentText } from '../format/printed-number.ts'
import { countryName, countryOptions, languageName } from '../setup/region-names.ts'
import { allowedByArea, rolesText } from '../operators/role-words.ts'
import { readableChanges, whereOf } from './settings-changes.ts'
import { settingValueWord } from './settings-words.ts'

const channelName = (id: string): string => (id === 'sandbox-bank' ? 'Sandbox bank transfer' : id)

describe('names', () => {
  it('has countries by name, without groups of them and what is no longer', () => {
    expect(['DE', 'US', 'TW', ''].map(countryName)).toEqual(['Germany', 'United States', 'Taiwan', ''])
    const codes = countryOptions().map(({ value }) => value)
    expect(codes).toEqual(expect.arrayContaining(['DE', 'GB', 'TH', 'VN', 'HK']))
    expect(codes.filter((code) => ['EU', 'UN', 'SU', 'DD', 'YU', 'UK', 'ZZ'].includes(code))).toEqual([])
  })

  it('has each language by a name of its own', () => {
    const names = languages.map(languageName)
    expect(names.slice(0, 4)).toEqual(['English', 'Simplified Chinese', 'Traditional Chinese', 'Japanese'])
    expect(new Set(names).size).toBe(languages.length)
  })

  it('says what roles are, and what rights allow, by area', () => {
    expect(rolesText(['admin', 'finance', 'unheard of'])).toBe('Administrator, Finance, unheard of')
    expect(allowedByArea(new Set(rightsOfRole.identity))).toEqual([
      ['Identity', 'see applications and documents · verify and reject'],
      ['Users', 'find · see everything about one'],
    ])
    const allowed = allowedByArea(new Set(rights)).flatMap(([, allows]) => allows.split(' · '))
    expect(allowed).toHaveLength(rights.length)
  })
})

describe('settings in words', () => {
  it.each([
    ['symbols.BTC/USDT.takerRate', 'Symbols › BTC/USDT › Taker fee'],
    ['symbols.BTC/USDT.brackets.0.leverageMax', 'Symbols › BTC/USDT › Brackets › 1 › Maximum leverage'],
    ['funds.channels.sandbox-bank.feeFixed', 'Channels › Sandbox bank transfer › Fixed fee'],
    ['funds.withdrawalLimits.2.day', 'Limits › Withdrawals by identity level › 2 · Advanced › A day, USDT'],
    ['funds.fourEyesFrom', 'Limits › Two operators from, USDT'],
    ['countries.US.off.0', 'Countries › United States › Not offered › 1'],
    ['secondContracts.sets.1.payoutRate', 'Second contracts › Sets › 2 › Payout'],
    ['secondContracts.sets.1.durationSeconds', 'Second contracts › Sets › 2 › Duration, seconds'],
    ['funds.channels.sandbox-bank.arrivalMinutes', 'Channels › Sandbox bank transfer › Arrives in, minutes'],
    ['countries.US.stakeMax', 'Countries › United States › Maximum stake, USDT'],
    ['exchange.valueMax', 'Exchange › Maximum, USDT'],
    ['fundingEveryMs', 'Funding every'],
    ['investments.strategies.0.dailyRateMax', 'Investments › Strategies › 1 › Greatest daily rate'],
    ['investments.bonds.1.unitsMin', 'Investments › Bonds › 2 › Units to go ahead'],
    ['investments.ieos.0.lockedDays', 'Investments › Token sales › 1 › Others may not sell for, days'],
    ['investments.ieos.1.token', 'Investments › Token sales › 2 › Token'],
    ['levels.1.from', 'VIP levels › 1 › From assets of, USDT'],
    ['investments.passwordFrom', 'Investments › Buying takes the withdrawal password from, USDT'],
  ])('says where %s is', (path, words) => {
    expect(whereOf(path, channelName).join(' › ')).toBe(words)
  })

  it.each([
    ['symbols.BTC/USDT.takerRate', '0.0006', '0.06%'],
    ['exchange.valueMax', '100000', '100,000'],
    ['funds.waitMs', '86400000', '1 d'],
    ['positions.voidAfterMs', '500', '0.5 s'],
    ['countries.US.off.0', 'second_contracts', 'Second contracts'],
    ['funds.channels.usdt.network', 'tron', 'Tron (TRC20)'],
    ['fillAt', 'next_tick', 'On the next price'],
    ['funds.channels.usdt.kind', 'chain', 'On a chain'],
    ['investments.strategies.0.kind', 'ai_quant', 'AI quantitative'],
    ['investments.strategies.0.rule', 'spread/1', 'Spread, version 1'],
    ['investments.strategies.0.exitFeeRate', '0.005', '0.5%'],
    ['investments.bonds.0.repayment', 'at_end', 'All at the end'],
    ['investments.bonds.0.dailyRate', '0.0004', '0.04%'],
    ['countries.US.off.0', 'bonds', 'Bonds'],
    ['countries.US.off.0', 'ieo', 'Token sales'],
    ['investments.ieos.0.format', 'draw', 'Lots are drawn'],
    ['investments.ieos.0.houseShare', '0.12', '12%'],
    ['investments.ieos.0.token', 'LMN', 'LMN'],
    ['investments.capital', 'null', 'none'],
    ['symbols.BTC/USDT.enabled', 'false', 'no'],
    ['countries.US.stakeMax', 'null', 'as everywhere'],
    ['funds.channels.bank.name', '', 'empty'],
    ['symbols.BTC/USDT.staleSpreadFactor', '0.000000000000000005', '5'],
    ['funds.channels.bank.details.0.value', '0000 0000', '0000 0000'],
    ['funds.channels.bank.details.0.value', '12345678', '12345678'],
  ])('reads %s of %s as %s', (path, text, word) => {
    expect(settingValueWord(path, text)).toBe(word)
  })

  it.each([
    ['0.0005', '0.005', '×10'],
    ['0.0004', '0.0013', '×3.2'],
    ['0.004', '0.001', '÷4'],
    ['-0.001', '-0.003', '×3'],
    ['0', '0.001', 'from nothing'],
    ['0.001', '0', 'to nothing'],
    ['0.001', '-0.001', 'across zero'],
    ['0.0005', '0.0009', undefined],
    [null, '0.0009', undefined],
  ])('says how far it is from %s to %s', (from, to, leap) => {
    const [change] = readableChanges([{ path: 'symbols.BTC/USDT.fundingRate', from, to }], channelName)
    expect(change?.leap).toBe(leap)
  })

  it('leaves out that a table was empty where what came into it is shown', () => {
    const changes = [
      { path: 'countries', from: '{}', to: null },
      { path: 'countries.SG.off', from: null, to: '[]' },
      { path: 'countries.SG.leverageMax', from: null, to: '10' },
    ]
    expect(readableChanges(changes, channelName).map(({ path, to }) => [path, to])).toEqual([
      ['countries.SG.off', 'none'],
      ['countries.SG.leverageMax', '10'],
    ])
  })
})

it('shows a number with some decimals at most, or with so many', () => {
  expect(numberParts('122651.4', 6, { isShort: true })?.fraction).toBe('.4')
  expect(numberParts('1699.7587939', 6, { isShort: true })?.fraction).toBe('.758793')
  expect(numberParts('122651.4', 6)?.fraction).toBe('.400000')
  expect([percentText('0.0002'), percentText('0.0002', 4), percentText(null, 4)]).toEqual(['0.02%', '0.0200%', '—'])
})
