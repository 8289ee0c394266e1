import type { Api, CallName } from '@touchstone/wire/api'
import { merged } from '@touchstone/wire/noun'
import { nouns } from '@touchstone/wire/nouns'
import type * as z from 'zod/mini'
import { harmlessFunds } from './harmless-funds.ts'
import { marker } from './test-faults.ts'
import type { Owner } from './test-owner.ts'

type Requests = { [Name in CallName]: z.input<Api[Name]['request']> }

const harmless = merged(nouns, 'harmless')

const book = 'demo'
const symbol = 'BTC/USDT'
const unknown = 'ZZZ/USDT'
const tooMuch = '999999999999'
const listed = { pageNo: 1, pageSize: 5 }
const span = { from: '2026-01-01 00:00:00', to: '2026-02-01 00:00:00' }

/**
 * A request of every call that is well-formed and changes nothing, also with any one field made something else: it is
 * refused for two reasons, or belongs to somebody else. A call that is added does not compile before it stands here.
 */
export const harmlessRequests = (own: Owner, other: Owner): Requests => ({
  ...ofAccounts(own, other),
  ...ofTrading(other),
  ...ofMoney(other),
  ...ofPages(other),
  ...ofIdentity(other),
  ...harmlessFunds,
  ...harmless,
})

/** What an empty request of these does. */
export const actsWhenEmpty: readonly CallName[] = [
  'guest',
  'readMessages',
  'readNotices',
  'logout',
  'acknowledgeRisk',
  'takePlayMoney',
]

/**
 * What protects a person is never refused for long, nor is a choice of notifications, nor play money: a request that is
 * well-formed acts on this table, of the own rows. And with play money in the balance there are amounts to transfer.
 */
export const alwaysActs: { readonly [Name in CallName]?: string } = {
  transfer: 'journal',
  acknowledgeRisk: 'journal',
  setLossLimit: 'journal',
  excludeSelf: 'journal',
  coolOff: 'journal',
  takePlayMoney: 'journal',
  changeNotificationPreferences: 'notification_preferences',
}

function ofAccounts(own: Owner, other: Owner) {
  const contact = { email: `${marker}@nobody`, countryCode: 'US' }
  const code = '000000'
  const password = `${marker} is not it`
  return {
    publicKey: {},
    phoneCaptcha: { phone: '12', countryCode: 'US', purpose: 'login' },
    emailCaptcha: { email: contact.email, purpose: 'login' },
    checkAccount: { account: own.account },
    checkSecondFactor: {},
    register: { ...contact, code, password, agreement: false, inviteCode: marker },
    guest: { account: other.account, inviteCode: marker },
    login: { account: `${marker}-nobody`, password, countryCode: 'US' },
    secondFactorLogin: { challenge: marker, code },
    phoneLogin: { phone: '12', countryCode: 'US', code },
    emailLogin: { email: contact.email, code },
    forgotPassword: { ...contact, code, password },
    logout: {},
    sessions: listed,
    revokeSession: { id: other.sessionId },

    currentUser: {},
    myInfo: {},
    activeReport: {},
    importantCustomerOnline: {},
    changePassword: { password, newPassword: '1' },
    generateSecondFactor: {},
    bindSecondFactor: { code, password, contactCode: code },
    newRecoveryCodes: { code, password },
    unbindSecondFactor: { code, password },
    sendOwnCode: { purpose: 'funds' },
    bindContact: { ...contact, code, password, contactCode: code },
    protection: {},
    acknowledgeRisk: {},
    setLossLimit: { lossLimit: '0' },
    excludeSelf: { days: 1 },
    coolOff: { hours: 1 },
    setResidence: { country: 'ZZ' },
    countries: {},
    userSettings: {},
    changeUserSettings: { displayCurrency: 'ZZZ' },
    notificationPreferences: {},
    changeNotificationPreferences: { trades: {} },
    setAntiPhishingCode: { antiPhishingCode: marker, password },
  } satisfies Partial<Requests>
}

function ofTrading(other: Owner) {
  const stops = { takeProfit: { price: '1', quantity: null }, stopLoss: null }
  const expiresAtMs = 1
  /** At another leverage than the position that is open. */
  const trade = { book, symbol, direction: 'long', marginMode: 'isolated', leverage: 5, quantity: tooMuch } as const
  return {
    positions: { book, state: 'running', symbol, marginMode: 'isolated', ...span, ...listed },
    positionResult: { id: other.own.isolated },
    positionsSummary: { book },
    previewFacts: { book, symbol, settingsVersion: 1 },
    leverages: { book, symbol },
    openPosition: { ...trade, ...stops },
    setStops: { id: other.own.isolated, ...stops },
    closePosition: { id: other.own.isolated },
    productOrder: { id: other.own.isolated },
    productIncomes: { id: other.own.isolated, pageNo: 1, pageSize: 5 },
    productExitQuote: { id: other.own.isolated },
    cancelProductOrder: { id: other.own.isolated },
    bondIncomes: { id: other.own.isolated, pageNo: 1, pageSize: 5 },
    withdrawBondOrder: { id: other.own.isolated },
    minerIncomes: { id: other.own.isolated, pageNo: 1, pageSize: 5 },
    cancelMinerOrder: { id: other.own.isolated },
    changeIeo: { id: other.own.isolated, lots: 1 },
    withdrawIeo: { id: other.own.isolated },
    payIeo: { id: other.own.isolated },
    exitProductOrder: { id: other.own.isolated, exitDay: '2026-01-01' },
    closePart: { id: other.own.isolated, quantity: '0.001' },
    closeAll: { book: 'real' },
    reversePosition: { id: other.own.isolated },
    addMargin: { id: other.own.isolated, amount: '1' },
    removeMargin: { id: other.own.isolated, amount: '1' },
    setLeverage: { book, symbol, marginMode: 'isolated', leverage: 1_000 },

    placeLimitOrder: { ...trade, ...stops, price: '1', expiresAtMs },
    placeLimitClose: { id: other.own.isolated, quantity: '0.001', price: '1', expiresAtMs },
    cancelOrder: { id: other.own.order },
    orders: {
      book,
      state: 'history',
      symbol,
      type: 'limit',
      action: 'open',
      marginMode: 'isolated',
      ...span,
      ...listed,
    },

    secondContractSets: {},
    secondContracts: { book, state: 'settled', symbol, ...span, ...listed },
    secondContractsHead: { book },
    secondContractVoids: { book, symbol, days: 3 },
    buySecondContract: { book, symbol, direction: 'rise', durationSeconds: 60, stake: tooMuch },
  } satisfies Partial<Requests>
}

function ofMoney(other: Owner) {
  const subject = other.own.isolated
  return {
    balances: { book },
    assets: { book, currency: 'USDT' },
    contractBalance: { book },
    equityDays: { book, ...listed },
    equityCourse: { book, span: 'week' },
    ledgerEntries: {
      book,
      account: 'contract',
      currency: 'USDT',
      kind: 'transfer',
      subject,
      ...span,
      ...listed,
    },
    ledgerMovements: {
      book,
      account: 'contract',
      currency: 'USDT',
      kind: 'transfer',
      subject,
      ...span,
      before: 5,
      pageSize: 5,
    },
    statement: { book, month: '2026-01', format: 'csv' },
    exportLedger: {
      book,
      account: 'contract',
      currency: 'USDT',
      kind: 'transfer',
      subject,
      ...span,
    },
    exportPositions: { book, ...span },
    exportSecondContracts: { book, ...span },

    exchangeQuote: { book, from: 'USDT', to: 'BTC', pay: tooMuch },
    exchange: { book, quoteId: other.own.quote },
    exchanges: { book, currency: 'BTC', ...span, ...listed },
    resetDemo: { book },

    receipt: { book, bookId: other.bookId, sequence: 1 },
    receipts: { book, kind: 'opened', ...span, ...listed },
    shareReceipt: { bookId: other.bookId, sequence: 1 },
    stopSharingReceipt: { code: other.own.shared },
    sharedReceipts: {},
    sharedReceipt: { code: 'A'.repeat(22) },
    bookHeads: {},
    journal: { book, bookId: other.bookId, from: 1, limit: 2, settingsHeld: 1 },
    commandAnswer: { book, key: '0197d3a0-0000-7000-8000-000000000000' },
    checkpoints: listed,
    checkpoint: { id: 1 },
  } satisfies Partial<Requests>
}

function ofPages(other: Owner) {
  const endpoint = `https://push.invalid/${marker}`
  return {
    useShortLink: { code: marker },
    publicSetting: { key: marker },
    currencies: {},
    currencyRate: { currency: 'EUR' },

    symbolPrice: { symbol },
    symbols: { marketClass: 'coin' },
    symbolDetails: { symbol },
    priceDistribution: {},
    tickers: {},
    serverTime: {},
    feed: {},
    marketSeed: {},
    candles: { symbol, interval: '1m', beforeAtMs: 1_800_000_000_000, limit: 5 },
    recentTicks: { symbol, limit: 5 },

    announcements: { kind: 'announcement', ...listed },
    article: { id: 999_999 },
    notices: listed,
    myNotices: listed,
    readNotices: { ids: ['999999999999999'] },
    helpArticles: listed,
    helpArticle: { id: 999_999 },
    userAgreement: {},
    myAgreements: listed,
    acceptedAgreement: { id: '999999999' },
    acceptAgreement: { sha256: '0'.repeat(64) },

    messages: { category: 'all', unread: 'true', ...listed },
    unreadCount: {},
    readMessages: { ids: ['999999999999999'], category: 'all' },

    priceAlerts: { symbol, state: 'armed', ...listed },
    createPriceAlert: { symbol: unknown, price: '0', direction: 'above' },
    deletePriceAlert: { id: other.own.alert },
    favourites: {},
    addFavourite: { symbol: unknown },
    removeFavourite: { symbol: unknown },
    orderFavourites: { symbols: [] },
    pushKey: {},
    subscribePush: { endpoint, keys: { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) } },
    unsubscribePush: { endpoint },
  } satisfies Partial<Requests>
}

function ofIdentity(other: Owner) {
  const phone = '12345'
  const far = `${marker} 17, nowhere`
  return {
    upload: { biz: 'identity' },
    file: { id: other.own.file },
    identityState: {},
    identityDone: {},
    identityApplications: listed,
    applyBasicIdentity: {
      surname: marker,
      firstName: marker,
      birthday: '2026-02-30',
      country: 'ZZ',
      documentType: 'id_card',
      documentNumber: marker,
      front: other.own.file,
      back: other.own.file,
      declaration: true,
    },
    applyAdvancedIdentity: {
      gender: 'other',
      address: far,
      phone,
      emergencySurname: marker,
      emergencyName: marker,
      emergencyRelationship: marker,
      emergencyPhone: phone,
      emergencyAddress: far,
    },
    updateIdentity: { surname: marker, country: 'ZZ' },
  } satisfies Partial<Requests>
}
