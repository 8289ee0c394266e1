import { printDecimal } from '@touchstone/domain/money/decimal'
import type { MinerCredited, MiningReply } from '@touchstone/domain/mining/mining-commands'
import type { MinerOrder } from '@touchstone/domain/mining/miner-order'
import type { NetworkDayRecorded } from '@touchstone/domain/network-tape/network-commands'
import { networks } from '@touchstone/domain/networks/networks'
import { isWatermark, timeOf } from '@touchstone/domain/market/tick'
import { dayMs } from '@touchstone/domain/time'
import { agreementFact } from './agreement-fact.ts'
import { exact } from './exact.ts'
import { minerLines } from './miner-lines.ts'
import type { Descriptions, Roles } from './reply-description.ts'
import { ifSome, money, plainStory, type Story, type StoryFact, text, words } from './story.ts'

const plain = { formulas: 'none', roles: 'in_force' } as const

/** Of whoever has machines, and of the network that they mine on. */
export const minerDescriptions: Descriptions<MiningReply | NetworkDayRecorded> = {
  miner_requested: {
    story: ({ order }, at) => plainStory('miningRecords.requested', [...termFacts(order), at]),
    ...plain,
  },
  miner_confirmed: {
    story: ({ order }, at) =>
      plainStory('miningRecords.confirmed', [
        ...termFacts(order),
        text('miningRecords.starts', dayName(order.startDay)),
        at,
      ]),
    ...plain,
  },
  miner_declined: {
    story: ({ order, reason }, at) => ({
      ...backStory('miningRecords.declined', order, at),
      note: `strategyRecords.strategyDeclined_${reason}`,
    }),
    ...plain,
  },
  miner_cancelled: { story: ({ order }, at) => backStory('miningRecords.cancelled', order, at), ...plain },
  miner_credited: {
    story: creditedStory,
    formulas: (reply, _tick, _results, facts) => [{ name: 'mining_output', lines: minerLines(reply, facts) }],
    roles: closingRoles,
  },
  network_day_recorded: { story: networkStory, ...plain },
}

const dayName = (day: number): string => new Date(day).toISOString().slice(0, 10)

const named = ({ product, units }: Pick<MinerOrder, 'product' | 'units'>): StoryFact[] => [
  text('miningRecords.product', product),
  text('miningRecords.units', String(units)),
]

function termFacts(order: MinerOrder): StoryFact[] {
  const { currency, coin, amount, price, hashrate, power, hostingFee, tariff, outputMax, cycleDays } = order
  return [
    ...named(order),
    money('words.amount', amount, currency),
    money('miningRecords.price', price, currency),
    text('miningRecords.hashrate', `${exact(hashrate)} TH/s`),
    text('miningRecords.power', `${power} W`),
    money('miningRecords.hostingFee', hostingFee, currency),
    money('miningRecords.tariff', tariff, currency),
    money('miningRecords.outputMax', outputMax, coin),
    { label: 'investments.term', value: { as: 'days', count: cycleDays } },
    ...agreementFact(order),
  ]
}

function backStory(title: Story['title'], order: MinerOrder, at: StoryFact): Story {
  const { returned, currency } = order
  return {
    ...plainStory(title, [...named(order), at]),
    outcome: { label: 'miningRecords.returned', value: printDecimal(returned), currency, signed: false },
  }
}

/** What this day paid, and where the order is after it. */
function creditedStory({ order, day, price, gross, costs, cut, net, wornOff }: MinerCredited, at: StoryFact): Story {
  const { coin, currency, daysPaid, cycleDays, income, idleDays, returned } = order
  return {
    title: 'miningRecords.credited',
    outcome: { label: 'miningRecords.net', value: printDecimal(net), currency: coin, signed: true },
    facts: [
      text('investments.day', dayName(day)),
      ...named(order),
      text('strategyRecords.strategyDay', `${daysPaid} / ${cycleDays}`),
      money('miningRecords.closingPrice', price, currency),
      money('miningRecords.found', gross, coin),
      money('miningRecords.costsInCoin', costs, coin),
      ...ifSome(money('miningRecords.cut', cut, coin), cut),
      money('miningRecords.worn', wornOff, currency),
      money('miningRecords.incomeSoFar', income, coin),
      ...(idleDays === 0 ? [] : [text('miningRecords.idleDays', String(idleDays))]),
      ...ifSome(money('miningRecords.returned', returned, currency), returned),
      at,
    ],
    parts: [],
  }
}

/** The last tick of the day, and the row that shows that it was the last. */
function closingRoles({ day }: MinerCredited): Roles {
  return (row) =>
    timeOf(row) <= day + dayMs && !isWatermark(row)
      ? 'miningRecords.closingPrice'
      : timeOf(row) >= day + dayMs
        ? 'receipts.roleSeal'
        : undefined
}

function networkStory(reply: NetworkDayRecorded, at: StoryFact): Story {
  const { network, source, day, height, blockHash, difficulty, subsidy, fees } = reply
  const { coin } = networks[network]
  return plainStory('miningRecords.networkDay', [
    words('miningRecords.network', `miningRecords.networkName_${network}`),
    words('miningRecords.source', `miningRecords.source_${source}`),
    text('investments.day', dayName(day)),
    text('miningRecords.height', String(height)),
    text('miningRecords.blockHash', blockHash),
    text('miningRecords.difficulty', exact(difficulty)),
    money('miningRecords.subsidy', subsidy, coin),
    money('miningRecords.fees', fees, coin),
    at,
  ])
}
