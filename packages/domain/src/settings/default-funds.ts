import { decimal } from '../money/decimal.ts'
import type { Channel, Settings } from './settings.ts'
import { dayMs, hourMs } from '../time.ts'

const usdtTerms = {
  currency: 'USDT',
  sandbox: true,
  deposits: true,
  withdrawals: true,
  depositMin: decimal('10'),
  withdrawalMin: decimal('20'),
  feeFixed: decimal('1'),
  feeRate: decimal('0.001'),
} as const satisfies Partial<Channel>

/** The channels of a sandbox, for play money. Nothing sent to them arrives anywhere, and their names say so. */
const sandboxChannels: Channel[] = [
  {
    ...usdtTerms,
    id: 'sandbox-bank',
    kind: 'bank',
    network: '',
    name: 'Sandbox bank transfer',
    arrivalMinutes: 60,
    details: [
      { label: 'Account holder', value: 'Sandbox, play money only' },
      { label: 'Bank', value: 'Sandbox Bank' },
      { label: 'Account number', value: '0000 0000 0000 0000' },
    ],
    confirmations: 0,
    token: '',
    tokenDecimals: 0,
  },
  {
    ...usdtTerms,
    id: 'sandbox-usdt-ethereum',
    kind: 'chain',
    network: 'ethereum',
    name: 'Sandbox USDT (Ethereum)',
    arrivalMinutes: 5,
    details: [],
    confirmations: 12,
    token: `0x${'5a'.repeat(20)}`,
    tokenDecimals: 6,
  },
  {
    ...usdtTerms,
    id: 'sandbox-bitcoin',
    kind: 'chain',
    currency: 'BTC',
    network: 'bitcoin',
    name: 'Sandbox Bitcoin',
    depositMin: decimal('0.0001'),
    withdrawalMin: decimal('0.0002'),
    feeFixed: decimal('0.00001'),
    arrivalMinutes: 30,
    details: [],
    confirmations: 2,
    token: '',
    tokenDecimals: 0,
  },
]

const limits = (day: string, month: string): { day: bigint; month: bigint } => ({
  day: decimal(day),
  month: decimal(month),
})

export const defaultFunds: Settings['funds'] = {
  channels: new Map(sandboxChannels.map((channel) => [channel.id, channel])),
  withdrawalLimits: [limits('0', '0'), limits('20000', '200000'), limits('200000', '2000000')],
  withdrawalsADayMax: 10,
  fourEyesFrom: decimal('10000'),
  accountsMax: 10,
  waitMs: 24 * hourMs,
  creditorWaitMs: 7 * dayMs,
  playMoneyADay: decimal('10000'),
}
