/** What a sandbox has only after an operator's and a day's work: ways of money, accounts that count, decided requests. */
const waitMs = 80_000_000
const requestedTime = '2026-01-31 18:00:00'

export const depositChannels = [
  {
    id: 'sandbox-bank',
    name: 'Sandbox bank transfer',
    kind: 'bank',
    network: '',
    currency: 'USDT',
    minimum: '10',
    arrivalMinutes: 60,
    confirmations: 0,
    sandbox: true,
    details: [
      { label: 'Account holder', value: 'Sandbox, play money only' },
      { label: 'Account number', value: '0000 0000 0000 0000' },
    ],
  },
  {
    id: 'sandbox-bitcoin',
    name: 'Sandbox Bitcoin',
    kind: 'chain',
    network: 'bitcoin',
    currency: 'BTC',
    minimum: '0.0001',
    arrivalMinutes: 30,
    confirmations: 2,
    sandbox: true,
    details: [],
  },
]

/** As where money is real. */
export const noPlayMoney = { amount: null, takenToday: false, againAtMs: null }
export const playMoney = { ...noPlayMoney, amount: '10000' }

export const depositAddress = {
  channel: 'sandbox-bitcoin',
  network: 'bitcoin',
  currency: 'BTC',
  address: 'sandbox-bitcoin-0f8c512fddc7cf9c287e81cc',
  sandbox: true,
}

const fees = { currency: 'USDT', minimum: '20', feeFixed: '1', feeRate: '0.001', sandbox: true }
export const withdrawalTerms = {
  channels: [
    { ...fees, id: 'sandbox-bank', name: 'Sandbox bank transfer', kind: 'bank', network: '', arrivalMinutes: 60 },
    { ...fees, id: 'sandbox-usdt', name: 'Sandbox USDT', kind: 'chain', network: 'ethereum', arrivalMinutes: 5 },
  ],
  level: 1,
  limits: { day: '20000', month: '200000', dayLeft: '19750', monthLeft: '199750' },
  blocked: null,
  passwordSet: true,
  passwordLockedUntilAtMs: null,
  waitsUntilAtMs: null,
  waitsFor: null,
  changeWaitMs: 24 * 3_600_000,
  requestsLeftToday: 9,
  whitelist: false,
  whitelistEndsAtMs: null,
  codesGoTo: 'a***@example.com',
  authenticatorBound: false,
}

const target = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
/** By the clock of the page, which stands still where pictures are compared. */
export const settlementAccounts = (nowMs: number) => [
  {
    id: '11',
    kind: 'bank',
    channel: 'sandbox-bank',
    channelName: 'Sandbox bank transfer',
    currency: 'USDT',
    network: '',
    bankName: 'First National Bank',
    holder: 'Ann Example',
    target: 'GB29NWBK60161331926819',
    masked: '•••• 6819',
    label: '',
    usableFromAtMs: 0,
    createdTime: requestedTime,
  },
  {
    id: '12',
    kind: 'chain',
    channel: 'sandbox-usdt',
    channelName: 'Sandbox USDT',
    currency: 'USDT',
    network: 'ethereum',
    bankName: '',
    holder: '',
    target,
    masked: '0x5aAe…eAed',
    label: 'My hardware wallet',
    usableFromAtMs: nowMs + waitMs,
    createdTime: requestedTime,
  },
]

const at = (stage: string, minute: number) => ({ stage, time: `2026-01-31 18:0${minute}:00` })
export const withdrawalUnderReview = {
  id: '1-3',
  status: 0,
  stage: 'claimed',
  currency: 'USDT',
  amount: '250',
  fee: '1.25',
  destination: {
    kind: 'chain',
    channel: 'sandbox-usdt',
    channelName: 'Sandbox USDT',
    network: 'ethereum',
    target,
    bank: '',
    holder: '',
  },
  reason: null,
  proof: null,
  timeline: [at('submitted', 0), at('claimed', 4)],
  cancellable: true,
  bookId: 1,
  sequence: 3,
  requestedTime,
  requestedAtMs: 1_769_853_600_000,
}
export const withdrawalRejected = {
  ...withdrawalUnderReview,
  id: '1-9',
  status: -1,
  stage: 'rejected',
  amount: '75.25',
  fee: '1.07525',
  reason: 'The name of the account holder differs from your identity.',
  timeline: [at('submitted', 0), at('claimed', 4), at('rejected', 9)],
  cancellable: false,
}

export const depositDelivered = {
  id: '7',
  status: 1,
  state: 'delivered',
  channel: 'sandbox-bitcoin',
  channelName: 'Sandbox Bitcoin',
  kind: 'chain',
  network: 'bitcoin',
  currency: 'BTC',
  amount: '0.05',
  credited: '0.0499',
  proof: null,
  reason: null,
  transaction: '4a5e1e4baab89f3a32518a88c31bc87f618f76673e2cc77ab2127b7afdeda33b',
  timeline: [
    { state: 'submitted', time: '2026-01-31 18:00:00' },
    { state: 'crediting', time: '2026-01-31 18:20:00' },
    { state: 'delivered', time: '2026-01-31 18:20:01' },
  ],
  bookId: 1,
  sequence: 4,
  submittedTime: requestedTime,
  submittedAtMs: 1_769_853_600_000,
}

export const fundsPage = (...records: object[]) => ({ records, total: records.length, size: 20, current: 1, pages: 1 })

const nothing = { contract: '0', margin: '0', frozen: '0', invested: '0', pledged: '0' }
export const heldInReal = [{ currency: 'USDT', balance: '4749.25', ...nothing, total: '4749.25' }]
