import { expect, it } from 'vitest'
import { api } from './api.ts'
import type { Call } from './call.ts'

/** The calls of the specification that exist so far; those of later features come with them. */
const specified = `
GET /api/set/appShortLink/use
GET /api/set/appSysSet/getKeyByParam
GET /api/set/appCurrencySet/getCurrencyList
GET /api/set/appCurrencySet/getRateByCurrency
GET /api/app/getPhoneCaptcha
GET /api/app/getEmailCaptcha
GET /api/app/checkGoogleAuth
GET /api/app/generateGoogleKey
GET /api/app/checkAccount
GET /api/user/appUser/getMyUserInfo
GET /api/user/appUser/activeReport
GET /api/user/appUser/importantCustomerOnLine
GET /api/user/appUserWithdrawalInfoSet/listMy
GET /api/finance/appWallet/queryUserBalance
GET /api/finance/appWallet/queryUserAssets
GET /api/finance/appWallet/queryUserContractBalance
GET /api/finance/appRecharge/listMy
GET /api/finance/appWithdrawal/listMy
GET /api/finance/appBalanceLog/list
GET /api/finance/rechargeAddr/getAddr
GET /api/trade/appTradePositions/listMy
GET /api/trade/appTradePositions/summary
GET /api/trade/appSecondContractSet/list
GET /api/trade/appSecondContractOrder/listMy
GET /api/trade/appSecondContractOrder/head
GET /api/trade/appSymbol/price
GET /api/trade/appSymbol/list
GET /api/trade/appFlashExchangeLog/listMy
GET /api/trade/api/getPriceDistribution
GET /api/sys/annountCement/vue3List
GET /api/sys/annountCement/listByUser
GET /api/content/appNotice/list
GET /api/content/appNotice/myList
GET /api/content/appHelpInfo/list
GET /api/content/appHelpInfo/queryById
GET /api/public/getTicketList
GET /api/public/getServerTime
POST /api/app/register
POST /api/app/login
POST /api/app/googleSecretLogin
POST /api/app/phoneLogin
POST /api/app/emailLogin
POST /api/trade/appTradePositions/create
POST /api/trade/appTradePositions/updateStopLoss
POST /api/trade/appTradePositions/close/{id}
POST /api/trade/appTradePositions/addMargin
POST /api/trade/appSecondContractOrder/buy
POST /api/finance/appWallet/transferContract
POST /api/finance/appRecharge/apply
POST /api/finance/appWithdrawal/apply
POST /api/user/appUserWithdrawalInfoSet/addAccount
POST /api/user/appUserWithdrawalInfoSet/editAccount
POST /api/user/appUser/changePassword
POST /api/user/appUser/bindGoogleAuth
POST /api/trade/appFlashExchangeLog/flashExchange
GET /api/auth/appAuth/isHaveAuth
GET /api/auth/appAuth/isHaveAuthDone
GET /api/auth/appAuth/listMy
POST /api/auth/appAuth/applyKYC
POST /api/auth/appAuth/applyAdvanced
POST /api/user/appUser/updateKYC
POST /api/sys/common/upload
GET /api/user/appUser/current
GET /api/public/getPublicKey
`
  .trim()
  .split('\n')

const calls: Call[] = Object.values(api)
const addresses = calls.map((call) => `${call.method} ${call.path}`)

it.each(specified)('has %s', (address) => {
  expect(addresses).toContain(address)
})

it('has no two calls at one address', () => {
  expect(new Set(addresses).size).toBe(addresses.length)
})

/** Rules of money and trading, "Wire conventions": everything else needs a session. */
const open =
  /^\/api\/(set|public)\/|^\/api\/app\/(?!logout|generateGoogleKey)|^\/api\/trade\/(appSymbol\/|appSecondContractSet\/list|api\/getPriceDistribution)|\/vue3List$|\/appNotice\/list$|^\/api\/content\/appHelpInfo\/|\/appUser\/current$/
/** Ours, for everybody too: they belong to no user. */
const ownOpen = ['secondContractVoids', 'article', 'userAgreement', 'pushKey']

it('asks for a session wherever the rules do', () => {
  const wrong = Object.entries(api as Record<string, Call>)
    .filter(([name]) => !ownOpen.includes(name))
    .filter(([, call]) => (call.access === 'public') !== open.test(call.path))
    .map(([name, call]) => `${name} ${call.path} ${call.access}`)
  expect(wrong).toEqual([])
})

it('names every field of a path in the request', () => {
  for (const call of calls)
    for (const [, name = ''] of call.path.matchAll(/\{(\w+)\}/g))
      expect(Object.keys((call.request as unknown as { shape: object }).shape)).toContain(name)
})
