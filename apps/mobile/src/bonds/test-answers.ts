export const bondsPath = '/api/prod/appProductInfo/list'
export const bondPath = '/api/prod/appProductInfo/queryById'
export const historyPath = '/api/prod/appBondInfo/history'
export const ordersPath = '/api/prod/appProductOrder/listMy'
export const orderPath = '/api/prod/appProductOrder/queryById'
export const buyPath = '/api/prod/appProductOrder/debitBuy'
export const incomesPath = '/api/prod/appBondOrder/incomes'
export const withdrawPath = '/api/prod/appBondOrder/withdraw'
export const testPath = '/api/prod/appBondTest/state'
export const takePath = '/api/prod/appBondTest/take'

export const noOrders = { records: [], total: 0, size: 20, current: 1, pages: 0 }

export const someProtection = {
  riskAcknowledgedAtMs: 1,
  lossLimit: null,
  lossLimitNext: null,
  lostToday: '0',
  excludedUntilAtMs: null,
  coolOffUntilAtMs: null,
  country: null,
  countryNext: null,
  countryVerified: false,
  featuresOff: [],
  leverageMax: null,
  stakeMax: null,
}

const nothing = { contract: '0', margin: '0', frozen: '0', invested: '0', pledged: '0' }
export const balancesOf = (balance: string) => ({
  book: 'real',
  head: { bookId: 7, sequence: 1, hash: 'f'.repeat(64) },
  balances: [{ currency: 'USDT', balance, ...nothing, total: balance }],
})
