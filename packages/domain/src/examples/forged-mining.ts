import type { Receipt } from '../receipts/receipt.ts'
import { dayMs } from '../time.ts'
import { forgedMiningDays } from './forged-mining-days.ts'
import { forgedMiningNetworks } from './forged-mining-networks.ts'
import { forgedMiningPrices } from './forged-mining-prices.ts'
import { forgedMiningRequests } from './forged-mining-requests.ts'
import { forgedNetworkDays } from './forged-network-days.ts'
import { type Change, inOrder, lie, moves, retold } from './forging-bonds.ts'
import { type Forgery, forgery } from './forging-house.ts'
import { minerReceipts, outputReceipts } from './mining-receipts.ts'

/** Every way in which a house could cheat those who have machines hosted. */
export function forgedMining(): Forgery[] {
  const { minerRequested, minerConfirmed, minerDeclined, minerCancelled } = minerReceipts() as Named
  const told = outputReceipts() as Named
  return [
    ...forgedPurchases(minerRequested),
    ...forgedAnswers(minerConfirmed, minerDeclined),
    ...forgedCancellations(minerCancelled),
    ...forgedMiningNetworks(told),
    ...forgedMiningPrices(),
    ...forgedMiningRequests({ ...told, minerRequested, minerConfirmed, minerDeclined, minerCancelled }),
    ...forgedMiningDays(told),
    ...forgedNetworkDays(),
  ]
}

type Named = { [name: string]: Receipt } & Record<
  'minerRequested' | 'minerConfirmed' | 'minerDeclined' | 'minerCancelled',
  Receipt
>

/** Terms of a machine that are worse for whoever buys it. */
const worse: readonly (readonly [sentence: string, terms: Readonly<Record<string, unknown>>])[] = [
  ['with half of its hashrate', { hashrate: '100' }],
  ['that takes more power', { power: 4_000 }],
  ['for a higher hosting fee', { hostingFee: '0.6' }],
  ['for a higher tariff', { tariff: '0.09' }],
  ['that is paid less a day at most', { outputMax: '0.0001' }],
  ['for fewer days', { cycleDays: 20 }],
  ['of another network', { network: 'other' }],
  ['that pays in another coin', { coin: 'DOGE' }],
]

function forgedPurchases(honest: Receipt): Forgery[] {
  const row = (change: Change): { row: Change } => ({ row: change })
  return [
    lie('takes the price of twice as many units as were asked for', 'postings', honest, {
      row: (texts) => {
        Object.assign(texts.reply.order, { units: 6, amount: '510' })
        moves(texts, 'miner_requested', '510')
      },
    }),
    lie('takes more for each unit than it costs', 'postings', honest, {
      row: (texts) => {
        Object.assign(texts.reply.order, { price: '86', amount: '258' })
        moves(texts, 'miner_requested', '258')
      },
    }),
    lie('takes more for all units than each costs', 'postings', honest, {
      row: (texts) => {
        texts.reply.order['amount'] = '256'
        moves(texts, 'miner_requested', '256')
      },
    }),
    ...worse.map(([sentence, terms]) =>
      lie(`sells a machine ${sentence} than the settings say`, 'postings', honest, {
        row: inOrder((order) => void Object.assign(order, terms)),
      }),
    ),
    lie(
      'sells another machine than was asked for',
      'postings',
      honest,
      row(({ command }) => void (command['product'] = 'northforge-n110-90')),
    ),
    lie(
      'asks the pool of another machine',
      'postings',
      honest,
      row(({ facts }) => void Object.assign(facts['minerPool'] as object, { product: 'northforge-n110-90' })),
    ),
    lie(
      'asks another pool than the one that sells it',
      'postings',
      honest,
      inOrderRow((order) => void (order['pool'] = 9)),
    ),
    lie(
      'sells while the last day that is known of its network is three days old',
      'postings',
      honest,
      row(({ facts }) => {
        const known = facts['networkDay'] as { day: number }
        known.day -= 2 * dayMs
      }),
    ),
    lie(
      'sells what mines on a network of which it knows nothing',
      'postings',
      honest,
      row(({ facts }) => void delete facts['networkDay']),
    ),
    lie(
      'sells by figures of another source than the settings name',
      'postings',
      honest,
      row(({ facts }) => void Object.assign(facts['networkDay'] as object, { source: 'blocks' })),
    ),
    lie(
      'lets it start before it was granted',
      'postings',
      honest,
      inOrderRow((order) => void (order['startDay'] = Number(order['requestedAt']) + dayMs / 2)),
    ),
    lie(
      'begins an order with days that are used up',
      'postings',
      honest,
      inOrderRow((order) => void Object.assign(order, { daysPaid: 2, worn: '17' })),
    ),
  ]
}

const inOrderRow = (change: Parameters<typeof inOrder>[0]): { row: Change } => ({ row: inOrder(change) })

function forgedAnswers(confirmed: Receipt, declined: Receipt): Forgery[] {
  const starts = (days: number): { row: Change } =>
    inOrderRow((order) => void (order['startDay'] = Number(order['startDay']) + days * dayMs))
  return [
    lie('lets machines start a day later than the next', 'postings', confirmed, starts(1)),
    lie('lets machines start on a day that had begun', 'postings', confirmed, starts(-1)),
    lie('lets machines start within a day', 'postings', confirmed, starts(0.5)),
    lie(
      'grants fewer units than were paid for',
      'postings',
      confirmed,
      inOrderRow((order) => void (order['units'] = 2)),
    ),
    ...worse.map(([sentence, terms]) =>
      lie(`grants a machine ${sentence} than was bought`, 'postings', confirmed, {
        row: inOrder((order) => void Object.assign(order, terms)),
      }),
    ),
    lie('grants what somebody else bought', 'postings', confirmed, {
      row: ({ command }) => void (command['orderId'] = '7-9'),
    }),
    lie('uses up the first day as it grants', 'postings', confirmed, {
      row: ({ entries, reply }) =>
        void entries.push(['miner_worn', 'USDT', 'invested', 'house:fees', '8.5', String(reply.order['id'])]),
    }),
    forgery('does not show what was bought', 'postings', {
      honest: confirmed,
      forged: { ...confirmed, accepted: null },
    }),
    lie('keeps a part of what it declined', 'postings', declined, {
      row: (texts) => moves(texts, 'miner_declined', '84'),
    }),
    lie('declines for another reason than the pool gave', 'postings', declined, {
      row: ({ reply }) => void (reply['reason'] = 'sale_closed'),
    }),
    lie('says that other units were left than the pool did', 'postings', declined, {
      row: ({ reply }) => void (reply['left'] = '0'),
    }),
    lie('declines the order of somebody else', 'postings', declined, {
      row: ({ command }) => void (command['orderId'] = '7-9'),
    }),
    lie(
      'says that it returned what it kept',
      'postings',
      declined,
      inOrderRow((order) => void (order['returned'] = '0')),
    ),
  ]
}

function forgedCancellations(honest: Receipt): Forgery[] {
  return [
    lie('keeps a fee of machines that are taken back', 'postings', honest, {
      row: (texts) => {
        texts.reply.order['returned'] = '168.3'
        moves(texts, 'miner_cancelled', '168.3')
      },
    }),
    lie('takes back what its owner did not want taken back', 'postings', honest, {
      row: ({ command }) => void (command['orderId'] = '7-9'),
    }),
    forgery('takes machines back that had started', 'postings', {
      honest,
      forged: retold(
        honest,
        {
          row: ({ facts, reply }) => {
            facts['at'] = reply.order['startDay']
            reply.order['endedAt'] = reply.order['startDay']
          },
        },
        honest.journal.row.at + dayMs,
      ),
    }),
    lie('takes machines back of which a day was used up', 'postings', honest, {
      row: (texts) => {
        Object.assign(texts.reply.order, { daysPaid: 1, worn: '5.666666', returned: '164.333334' })
        moves(texts, 'miner_cancelled', '164.333334')
      },
    }),
    lie('takes machines back that start on no whole day', 'postings', honest, {
      row: inOrder((order) => void (order['startDay'] = Number(order['startDay']) + 1)),
    }),
  ]
}
