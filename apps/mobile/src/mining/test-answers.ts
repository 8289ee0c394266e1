export const minersPath = '/api/prod/appProductInfo/list'
export const minerPath = '/api/prod/appProductInfo/queryById'
export const networkPath = '/api/prod/appNetwork/days'
export const ordersPath = '/api/prod/appProductOrder/listMy'
export const orderPath = '/api/prod/appProductOrder/queryById'
export const buyPath = '/api/prod/appProductOrder/minerBuy'
export const incomesPath = '/api/prod/appMinerOrder/incomes'
export const cancelPath = '/api/prod/appMinerOrder/cancel'

const pageOf = (records: readonly object[], size: number) => ({
  records,
  total: records.length,
  size,
  current: 1,
  pages: Math.min(1, records.length),
})
export const ordersOf = (...records: object[]) => pageOf(records, 20)
export const incomesOf = (...records: object[]) => pageOf(records, 100)
