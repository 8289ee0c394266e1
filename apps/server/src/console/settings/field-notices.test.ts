import { defaultSettings } from '@touchstone/domain/settings/default-settings'
import { describe, expect, it } from 'vitest'
import { fieldNotices, type Notice, noticeOf } from './field-notices.ts'
import { differences, treeOf } from './settings-tree.ts'

/** Every field of the settings and its notice, written down a second time; `*` stands for any entry. */
const byNotice: Record<Notice, string[]> = {
  at_once: [
    'version',
    'effectiveAt',
    'symbols.*.enabled',
    'symbols.*.houseExposureMax',
    'secondContracts.sets.*.stakeMax',
    'secondContracts.symbols.*',
    'secondContracts.openStakesMax',
    'secondContracts.dayStakesMax',
    'exchange.spreadRate',
    'exchange.quoteForMs',
    'exchange.valueMax',
    'demo.grant',
    'demo.bookExposureMax',
    'funds.playMoneyADay',
    'investments.capital',
    'investments.passwordFrom',
    'investments.bonds.*.id',
    'investments.bonds.*.issuer',
    'investments.bonds.*.riskClass',
    'investments.bonds.*.currency',
    'investments.bonds.*.unit',
    'investments.bonds.*.units',
    'investments.bonds.*.unitsMin',
    'investments.bonds.*.dailyRate',
    'investments.bonds.*.termDays',
    'investments.bonds.*.repayment',
    'investments.bonds.*.subscriptionDays',
    'investments.bonds.*.thinkDays',
    'investments.bonds.*.unitsMax',
    'investments.bonds.*.identityLevel',
    'investments.bonds.*.levelLimit',
    'investments.ieos.*.id',
    'investments.ieos.*.name',
    'investments.ieos.*.format',
    'investments.ieos.*.token',
    'investments.ieos.*.currency',
    'investments.ieos.*.lotPrice',
    'investments.ieos.*.lotTokens',
    'investments.ieos.*.lots',
    'investments.ieos.*.cap',
    'investments.ieos.*.depositRate',
    'investments.ieos.*.subscriptionDays',
    'investments.ieos.*.paper',
    'investments.ieos.*.paperHash',
    'investments.ieos.*.supply',
    'investments.ieos.*.ecosystemShare',
    'investments.ieos.*.teamShare',
    'investments.ieos.*.investorsShare',
    'investments.ieos.*.houseShare',
    'investments.ieos.*.lockedDays',
    'investments.ieos.*.identityLevel',
    'investments.ieos.*.levelLimit',
    'investments.coinCapital.*.currency',
    'investments.coinCapital.*.amount',
    'investments.networkSource',
    'investments.miners.*.id',
    'investments.miners.*.network',
    'investments.miners.*.manufacturer',
    'investments.miners.*.model',
    'investments.miners.*.size',
    'investments.miners.*.weight',
    'investments.miners.*.temperature',
    'investments.miners.*.humidity',
    'investments.miners.*.currency',
    'investments.miners.*.units',
    'investments.miners.*.unitsMax',
    'investments.miners.*.identityLevel',
    'investments.miners.*.levelLimit',
    'investments.strategies.*.id',
    'investments.strategies.*.kind',
    'investments.strategies.*.rule',
    'investments.strategies.*.currency',
    'investments.strategies.*.dailyRateMin',
    'investments.strategies.*.dailyRateMax',
    'investments.strategies.*.cycleDays',
    'investments.strategies.*.amountMin',
    'investments.strategies.*.amountMax',
    'investments.strategies.*.step',
    'investments.strategies.*.capacity',
    'investments.strategies.*.purchaseLimit',
    'investments.strategies.*.identityLevel',
    'investments.strategies.*.levelLimit',
    'investments.strategies.*.exitFeeRate',
    'funds.channels.*.name',
    'funds.channels.*.deposits',
    'funds.channels.*.withdrawals',
    'funds.channels.*.arrivalMinutes',
    'funds.channels.*.confirmations',
  ],
  if_held: [
    'symbols.*.symbol',
    'symbols.*.base',
    'symbols.*.quote',
    'symbols.*.marketClass',
    'symbols.*.priceTick',
    'symbols.*.quantityStep',
    'symbols.*.brackets.*.notionalUpTo',
    'symbols.*.brackets.*.leverageMax',
    'symbols.*.brackets.*.maintenanceRate',
    'symbols.*.takerRate',
    'symbols.*.makerRate',
    'symbols.*.liquidationRate',
    'symbols.*.spreadRate',
    'symbols.*.slippageRateMax',
    'symbols.*.notionalMin',
    'symbols.*.fundingRate',
    'symbols.*.hours',
    'symbols.*.staleAfterMs',
    'symbols.*.delayMsMax',
    'symbols.*.staleSpreadFactor',
    'symbols.*.farOffRate',
    'fundingEveryMs',
  ],
  a_day_ahead: [
    'investments.miners.*.hashrate',
    'investments.miners.*.power',
    'investments.miners.*.price',
    'investments.miners.*.cycleDays',
    'investments.miners.*.hostingFee',
    'investments.miners.*.tariff',
    'investments.miners.*.outputMax',
    'secondContracts.sets.*.durationSeconds',
    'secondContracts.sets.*.payoutRate',
    'secondContracts.sets.*.stakeMin',
    'secondContracts.openWithinMs',
    'secondContracts.closeWithinMs',
    'secondContracts.watermarkAfterMs',
    'exchange.valueMin',
    'positions.leverageDefault',
    'positions.voidAfterMs',
    'positions.gapLongerThanMs',
    'positions.gapNoticeMs',
    'positions.gapLeverageMax',
    'orders.openMax',
    'orders.symbolOpenMax',
    'orders.positionClosesMax',
    'fillAt',
    'levels.*.from',
    'funds.channels.*.id',
    'funds.channels.*.kind',
    'funds.channels.*.currency',
    'funds.channels.*.network',
    'funds.channels.*.sandbox',
    'funds.channels.*.depositMin',
    'funds.channels.*.withdrawalMin',
    'funds.channels.*.feeFixed',
    'funds.channels.*.feeRate',
    'funds.channels.*.details.*.label',
    'funds.channels.*.details.*.value',
    'funds.channels.*.token',
    'funds.channels.*.tokenDecimals',
    'funds.withdrawalLimits.*.day',
    'funds.withdrawalLimits.*.month',
    'funds.withdrawalsADayMax',
    'funds.fourEyesFrom',
    'funds.accountsMax',
    'funds.waitMs',
    'funds.creditorWaitMs',
    'countries.*.off.*',
    'countries.*.leverageMax',
    'countries.*.stakeMax',
  ],
}
const listed = Object.entries(byNotice).flatMap(([notice, fields]) => fields.map((field) => [field, notice] as const))

const fieldsIn = (table: unknown, path: string[] = []): [string, unknown][] =>
  typeof table === 'object' && table !== null
    ? Object.entries(table).flatMap(([name, part]) => fieldsIn(part, [...path, name === 'each' ? '*' : name]))
    : [[path.join('.'), table]]

describe('the notice of a change', () => {
  it('is that of its field', () => {
    expect(Object.fromEntries(fieldsIn(fieldNotices))).toEqual(Object.fromEntries(listed))
    for (const [field, notice] of listed) expect([field, noticeOf(field.replaceAll('*', '7'))]).toEqual([field, notice])
  })

  it('is found for every path that a change can have', () => {
    const known = new Set(listed.map(([field]) => field))
    const tree = treeOf({
      ...defaultSettings,
      countries: new Map([['DE', { off: ['exchange'], leverageMax: 5, stakeMax: null }]]),
    })
    const paths = differences({}, tree).flatMap(({ path }) => (path === '' ? [] : [path]))
    expect(paths.length).toBeGreaterThan(500)
    const named = paths.map((path) =>
      path
        .replace(/^(symbols|countries|funds[.]channels|investments[.](?:bonds|ieos|strategies))[.][^.]+/, '$1.*')
        .replaceAll(/[.]\d+(?=[.]|$)/g, '.*'),
    )
    expect(named.filter((path) => !known.has(path) && !path.endsWith('.details') && !path.endsWith('.off'))).toEqual([])
  })

  it.each<[string, Notice]>([
    ['countries', 'a_day_ahead'],
    ['countries.DE.off', 'a_day_ahead'],
    ['secondContracts.symbols', 'at_once'],
    ['symbols.BTC/USDT.brackets', 'if_held'],
    ['funds.channels.name.feeRate', 'a_day_ahead'],
    ['funds.channels.a.name.feeRate', 'a_day_ahead'],
    ['demo.grant.more', 'a_day_ahead'],
    ['somethingNew', 'a_day_ahead'],
    ['__proto__', 'a_day_ahead'],
  ])('at %s, where no field is, is the longest that it may be: %s', (path, notice) => {
    expect(noticeOf(path)).toBe(notice)
  })
})
