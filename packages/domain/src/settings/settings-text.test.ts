import { expect, it } from 'vitest'
import { decimal } from '../money/decimal.ts'
import { defaultSettings } from './default-settings.ts'
import { orderLimitsInForce } from './order-limits-in-force.ts'
import type { Channel, Settings } from './settings.ts'
import { settingsRoot } from './settings-sections.ts'
import { settingsFromText, settingsText } from './settings-text.ts'

const [bank] = [...defaultSettings.funds.channels.values()] as [Channel]
const withChannels = (...channels: Channel[]): Settings => ({
  ...defaultSettings,
  funds: { ...defaultSettings.funds, channels: new Map(channels.map((channel) => [channel.id, channel])) },
})

const restricted: Settings = {
  ...defaultSettings,
  countries: new Map([
    ['US', { off: ['second_contracts', 'positions'], leverageMax: null, stakeMax: null }],
    ['DE', { off: [], leverageMax: 30, stakeMax: decimal('100.5') }],
  ]),
}

it.each([
  ['the defaults', defaultSettings],
  ['rules of countries', restricted],
  ['no channel', withChannels()],
])('reads back what it wrote, to the last digit: %s', (_, settings) => {
  expect(settingsFromText(settingsText(settings))).toEqual(settings)
})

it('keeps what people wrote as it is written', () => {
  const details = [{ label: '1', value: '007' }]
  const digits = { ...bank, id: '12', name: '3.50', network: '1', token: '0', details }
  expect(settingsFromText(settingsText(withChannels(digits))).funds.channels.get('12')).toEqual(digits)
})

it('writes one text however its parts were put together', () => {
  const turned = {
    ...restricted,
    symbols: new Map([...restricted.symbols].reverse()),
    countries: new Map([...restricted.countries].reverse()),
    funds: { ...restricted.funds, channels: new Map([...restricted.funds.channels].reverse()) },
  }
  expect(settingsText(turned)).toBe(settingsText(restricted))
})

it('gives versions from before there were funds and countries the defaults', () => {
  const { funds, countries, ...older } = JSON.parse(settingsText(defaultSettings)) as Record<string, unknown>
  expect([funds, countries]).not.toContain(undefined)
  const withoutPlayMoney = { ...defaultSettings.funds, playMoneyADay: null }
  expect(settingsFromText(JSON.stringify(older))).toEqual({ ...defaultSettings, funds: withoutPlayMoney })
})

it('gives versions that lack a younger field what was so before it, or what protects more', () => {
  const text = settingsText(defaultSettings)
  const older = text
    .replace(/"creditorWaitMs":\d+,/, '')
    .replace(/"bookExposureMax":"\d+",/, '')
    .replace(/"playMoneyADay":"\d+",/, '')
  expect(older).not.toMatch(/creditorWaitMs|bookExposureMax|playMoneyADay/)
  const read = settingsFromText(older)
  expect(read.funds.creditorWaitMs).toBe(defaultSettings.funds.creditorWaitMs)
  expect(read.funds.playMoneyADay).toBe(null)
  expect(read.demo).toEqual({ ...defaultSettings.demo, bookExposureMax: null })
})

it('reads versions from before there were limits of orders without them, and writes them back as they were', () => {
  const { orders, ...older } = JSON.parse(settingsText(defaultSettings)) as Record<string, unknown>
  expect(orders).toEqual({ openMax: 200, symbolOpenMax: 100, positionClosesMax: 20 })
  const text = JSON.stringify(older)
  const read = settingsFromText(text)
  expect(read).not.toHaveProperty('orders')
  expect(settingsText(read)).toBe(text)
})

it('reads versions from before there were investment products without them, and writes them back as they were', () => {
  const { investments, ...older } = JSON.parse(settingsText(defaultSettings)) as Record<string, unknown>
  expect(investments).toMatchObject({ capital: '100000000' })
  const text = JSON.stringify(older)
  const read = settingsFromText(text)
  expect(read).not.toHaveProperty('investments')
  expect(settingsText(read)).toBe(text)
  expect(settingsRoot(settingsText(read))).toEqual(settingsRoot(text))
  expect(settingsText({ ...defaultSettings, investments: undefined } as never)).toBe(text)
})

it('reads versions that do not say on which price they decide, and writes them back as they were', () => {
  const { fillAt, ...older } = JSON.parse(settingsText(defaultSettings)) as Record<string, unknown>
  expect(fillAt).toBe('command')
  const text = JSON.stringify(older)
  const read = settingsFromText(text)
  expect(read).not.toHaveProperty('fillAt')
  expect(settingsText(read)).toBe(text)
})

it('has the default limits of orders in force where a version has none', () => {
  const { orders: _, ...older } = defaultSettings
  expect(orderLimitsInForce(older)).toEqual(defaultSettings)
  expect(orderLimitsInForce(older)).toBe(orderLimitsInForce(older))
  const changed = { ...older, orders: { openMax: 7, symbolOpenMax: 6, positionClosesMax: 5 } }
  expect(orderLimitsInForce(changed)).toBe(changed)
})
