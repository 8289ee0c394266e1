import { noOrders } from '../bonds/test-answers.ts'

export const salesPath = '/api/prod/appProdIoe/listMy'
export const outcomePath = '/api/prod/appProdIoe/draw'
export const ieoOrdersPath = '/api/prod/appOrderIoe/listMy'
export const applyPath = '/api/prod/appOrderIoe/apply'
export const changePath = '/api/prod/appOrderIoe/change'
export const withdrawPath = '/api/prod/appOrderIoe/withdraw'
export const payPath = '/api/prod/appOrderIoe/pay'
export const protectionPath = '/api/user/appUser/protection'

/** A page of applications. */
export const listOf = (...records: object[]) => ({
  result: { ...noOrders, records, total: records.length, pages: Math.min(1, records.length) },
})
