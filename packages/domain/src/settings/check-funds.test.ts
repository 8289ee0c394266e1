import { describe, expect, it } from 'vitest'
import { decimal } from '../money/decimal.ts'
import { foreignChannelFaults, playMoneyFaults } from './check-funds.ts'
import { checkSettings } from './check-settings.ts'
import { defaultSettings, firstLiveSettings, firstSandboxSettings } from './default-settings.ts'
import type { Channel, CountryRules, Settings } from './settings.ts'

const [bank, chain] = [...defaultSettings.funds.channels.values()] as [Channel, Channel]
const withFunds = (changes: Partial<Settings['funds']>): Settings => ({
  ...defaultSettings,
  funds: { ...defaultSettings.funds, ...changes },
})
const withChannel = (channel: Channel, id = channel.id): Settings => withFunds({ channels: new Map([[id, channel]]) })
const withBank = (changes: Partial<Channel>): Settings => withChannel({ ...bank, ...changes })
const withChain = (changes: Partial<Channel>): Settings => withChannel({ ...chain, ...changes })
const withCountry = (country: string, changes: Partial<CountryRules>): Settings => ({
  ...defaultSettings,
  countries: new Map([[country, { off: [], leverageMax: null, stakeMax: null, ...changes }]]),
})
const limits = (...days: [string, string][]): Settings =>
  withFunds({ withdrawalLimits: days.map(([day, month]) => ({ day: decimal(day), month: decimal(month) })) })

const real = { sandbox: false, name: 'Bank transfer' }
const usdt = '0xdAC17F958D2ee523a2206206994597C13D831ec7'
const realChain = { sandbox: false, name: 'USDT', token: usdt, tokenDecimals: 6 }

describe('checkSettings', () => {
  it.each<[string, Settings]>([
    ['the first settings of a live database', firstLiveSettings],
    ['the first settings of a sandbox', firstSandboxSettings(20_788 * 86_400_000)],
    ['a real bank', withBank(real)],
    ['a real chain that is watched', withChain(realChain)],
    ['a channel without fees', withBank({ feeFixed: 0n, feeRate: 0n })],
    ['a fixed fee as high as the smallest withdrawal', withBank({ feeFixed: bank.withdrawalMin })],
    ['a bank that takes no deposits and says nothing', withBank({ deposits: false, details: [] })],
    ['limits that are all alike', limits(['0', '0'], ['0', '0'], ['0', '0'])],
    ['a month as long as a day', limits(['0', '0'], ['5', '5'], ['5', '5'])],
    ['fifty withdrawals a day', withFunds({ withdrawalsADayMax: 50 })],
    ['nothing that waits', withFunds({ waitMs: 0 })],
    ['a country', withCountry('DE', { off: ['positions'], leverageMax: 1, stakeMax: decimal('0.000001') })],
  ])('accepts %s', (_, settings) => {
    expect(checkSettings(settings)).toEqual([])
  })

  it.each<[Settings, string]>([
    [limits(['0', '0'], ['1', '1']), 'there must be withdrawal limits for the identity levels 0, 1 and 2'],
    [
      limits(['0', '0'], ['2', '1'], ['2', '2']),
      'a month of withdrawals must allow at least a day of them, and neither may be below zero',
    ],
    [
      limits(['-1', '0'], ['1', '1'], ['2', '2']),
      'a month of withdrawals must allow at least a day of them, and neither may be below zero',
    ],
    [limits(['0', '0'], ['5', '5'], ['4', '5']), 'a higher identity level must not allow less'],
    [limits(['0', '0'], ['5', '6'], ['5', '5']), 'a higher identity level must not allow less'],
    [withFunds({ withdrawalsADayMax: 0 }), 'withdrawals a day must be from 1 to 50'],
    [withFunds({ withdrawalsADayMax: 51 }), 'withdrawals a day must be from 1 to 50'],
    [withFunds({ fourEyesFrom: 0n }), 'four eyes need a positive amount from which they look'],
    [withFunds({ accountsMax: 0 }), 'a person must be allowed at least one settlement account'],
    [withFunds({ waitMs: -1 }), 'changed accounts and passwords must wait for a time'],
    [withFunds({ playMoneyADay: 0n }), 'play money a day must be a positive amount of whole units, or none'],
    [withBank({ id: 'play' }), 'channel play must not be called as play money is'],
    [withChannel(bank, 'other'), 'channel other must stand under its own id'],
    [withBank({ id: 'A:b' }), 'channel A:b needs an id of small letters, digits and hyphens'],
    [withBank({ name: ' ' }), 'channel sandbox-bank needs a name of at most 60 signs'],
    [
      withBank({ name: 'Bank transfer' }),
      'channel sandbox-bank must say in its name that it is of a sandbox, if it is and only then',
    ],
    [
      withBank({ sandbox: false }),
      'channel sandbox-bank must say in its name that it is of a sandbox, if it is and only then',
    ],
    [withBank({ depositMin: 0n }), 'channel sandbox-bank needs a smallest deposit of whole units'],
    [
      withBank({ withdrawalMin: decimal('0.0000001') }),
      'channel sandbox-bank needs a smallest withdrawal of whole units',
    ],
    [
      withBank({ currency: 'LMN' }),
      `channel ${bank.id} must take no deposits of a token: tokens come from their issuers alone`,
    ],
    [withBank({ feeFixed: -1n }), 'channel sandbox-bank needs a fixed fee of whole units, or none'],
    [
      withBank({ feeFixed: decimal('20.000001') }),
      'channel sandbox-bank must not take a fixed fee above its smallest withdrawal',
    ],
    [withBank({ feeRate: decimal('1') }), 'channel sandbox-bank needs a fee rate from 0 to below 1'],
    [withBank({ arrivalMinutes: 0 }), 'channel sandbox-bank needs a time in which to expect the money'],
    [withBank({ details: [{ label: 'IBAN', value: '' }] }), 'channel sandbox-bank needs details that say something'],
    [withBank({ details: [] }), 'channel sandbox-bank needs to say where a transfer goes'],
    [withBank({ network: 'tron' }), 'channel sandbox-bank is a bank and has no network'],
    [withBank({ currency: 'XYZ' as 'USDT' }), 'channel sandbox-bank has a currency that the house does not know'],
    [withChain({ details: bank.details }), 'channel sandbox-usdt-ethereum is a chain and has no bank details'],
    [withChain({ network: 'unheard' }), 'channel sandbox-usdt-ethereum must name a network that we know'],
    [
      withChain({ ...realChain, network: 'tron' }),
      'channel sandbox-usdt-ethereum cannot take deposits: transfers on tron are not watched',
    ],
    [
      withChain({ ...realChain, token: usdt.toLowerCase() }),
      "channel sandbox-usdt-ethereum needs its token's contract, written with its checksum",
    ],
    [withCountry('de', {}), 'de is no country: it has two capital letters'],
    [withCountry('DE', { off: ['dancing' as 'positions'] }), 'DE switches something off that there is not'],
    [withCountry('DE', { off: ['exchange', 'exchange'] }), 'DE must switch each feature off only once'],
    [withCountry('DE', { leverageMax: 0 }), 'DE needs a whole highest leverage of at least 1, or none'],
    [withCountry('DE', { stakeMax: 0n }), 'DE needs a positive highest stake, or none'],
  ])('case %#: says what is wrong', (settings, fault) => {
    expect(checkSettings(settings)).toContain(fault)
  })
})

describe('the channels of the other kind of database', () => {
  it.each<[string, Settings, 'live' | 'sandbox', string[]]>([
    ['a sandbox has its own', defaultSettings, 'sandbox', []],
    ['a live house has real ones', withBank(real), 'live', []],
    [
      'a real one may stand in a sandbox, switched off',
      withBank({ ...real, deposits: false, withdrawals: false }),
      'sandbox',
      [],
    ],
    [
      'a sandbox enables no real one, not even one way',
      withBank({ ...real, deposits: false }),
      'sandbox',
      ['channel sandbox-bank is real, and this house is a sandbox'],
    ],
    [
      'a live house enables none of a sandbox',
      withBank({ withdrawals: false }),
      'live',
      ['channel sandbox-bank is of a sandbox, and this house is live'],
    ],
  ])('%s', (_, settings, database, sentences) => {
    expect(foreignChannelFaults(settings, database)).toEqual(sentences)
  })
})

it('gives play money in a sandbox alone', () => {
  const live = [
    'this house is live, and gives no play money',
    'this house is live, and its treasury gets no play money',
  ]
  expect(playMoneyFaults(defaultSettings, 'sandbox')).toEqual([])
  expect(playMoneyFaults(defaultSettings, 'live')).toEqual(live)
  expect(playMoneyFaults(firstLiveSettings, 'live')).toEqual([])
})
