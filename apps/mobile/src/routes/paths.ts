import type { TextKey } from '@touchstone/app/texts/text-key'

/**
 * Where a screen stands: a `tab` has the bottom navigation, a `page` a way back; a `top` route stands beside the root
 * with neither (specification, section 2).
 */
export type Layer = 'tab' | 'page' | 'top'
export type Route = { path: string; login: boolean; title: TextKey; layer: Layer }

const tab = (path: string, login: boolean, title: TextKey): Route => ({ path, login, title, layer: 'tab' })
const page = (path: string, login: boolean, title: TextKey): Route => ({ path, login, title, layer: 'page' })
const top = (path: string, login: boolean, title: TextKey): Route => ({ path, login, title, layer: 'top' })

/**
 * Every route of the app: the specification's paths as they stand there, and ours in English. The keys are the words that
 * the code uses. A route with `login` is closed without a user.
 */
export const routes = {
  home: tab('/home', false, 'frame.home'),
  market: tab('/hangqing', false, 'frame.market'),
  contract: tab('/heyue', true, 'frame.contract'),
  my: tab('/my', true, 'frame.personal'),

  signIn: top('/login', false, 'sessions.title'),
  kline: top('/kline', false, 'chart.title'),
  demo: top('/demotrading', false, 'demo.title'),
  outlink: top('/outlink', false, 'articles.outlinkTitle'),

  secondContract: page('/secondContract', true, 'secondContracts.title'),
  secondContractRecords: page('/secondContractRecords', true, 'secondContracts.recordsTitle'),
  contractRecords: page('/contractRecords', true, 'positions.recordsTitle'),
  symbolDetails: page('/symbolDetails', false, 'chart.detailsTitle'),
  search: page('/search', false, 'market.searchTitle'),

  assets: page('/zichanCenter', true, 'wallets.title'),
  ledger: page('/zhangbianRecord', true, 'ledger.title'),
  transfer: page('/zijinhuazhuan', true, 'transfers.title'),
  exchange: page('/shandui', true, 'exchange.title'),
  exchangeRecords: page('/shanduiOrder', true, 'exchange.recordsTitle'),
  receipt: page('/receipt', true, 'receipts.title'),
  check: page('/check', false, 'receipts.checkTitle'),

  strategies: page('/taolilicai', true, 'investments.title'),
  strategy: page('/taolilicaiDetail', true, 'investments.detailTitle'),
  strategyBuy: page('/taoliOk', true, 'investments.buyTitle'),
  strategyOrders: page('/taoliOrder', true, 'investments.ordersTitle'),

  bonds: page('/zhaiquan', false, 'bonds.title'),
  bond: page('/zhaiquanDetail', true, 'bonds.detailTitle'),
  bondOrders: page('/zhaiquanOrder', true, 'bonds.ordersTitle'),
  bondBuy: page('/bondSubscription', true, 'bonds.buyTitle'),
  bondTest: page('/bondTest', true, 'bondTest.title'),

  miners: page('/kuangchi', true, 'mining.title'),
  miner: page('/kuangchiDetail', true, 'mining.detailTitle'),
  minerOrders: page('/kuangchiOrder', true, 'mining.ordersTitle'),
  minerBuy: page('/minerPurchase', true, 'mining.buyTitle'),

  ieo: page('/ieo', true, 'ieo.title'),
  ieoSale: page('/ieoDetail', true, 'ieo.saleTitle'),
  ieoApply: page('/ieoApply', true, 'ieo.applyTitle'),
  ieoOrders: page('/ieoOrder', true, 'ieo.mine'),

  deposit: page('/chongzhi', true, 'deposits.title'),
  withdraw: page('/tixian', true, 'withdrawals.title'),
  fundsRecords: page('/chongzhitixianRecord', true, 'funds.recordsTitle'),
  fundsResult: page('/chongzhitixianResult', true, 'funds.resultTitle'),
  settlementAccounts: page('/jiesuanInfo', true, 'settlementAccounts.title'),
  withdrawalPassword: page('/withdrawalPassword', true, 'withdrawals.passwordTitle'),

  identity: page('/shenfenRenzheng', true, 'identity.title'),
  advancedIdentity: page('/shenfenRenzhengAd', true, 'identity.advancedTitle'),
  identityResult: page('/renzhengResult', true, 'identity.resultTitle'),

  news: page('/xinwen', false, 'articles.newsTitle'),
  articleList: page('/articleList', false, 'articles.listTitle'),
  articleDetail: page('/articleDetail', false, 'articles.detailTitle'),
  articleShare: page('/articleShare', false, 'articles.shareTitle'),
  messages: page('/messages', true, 'messages.title'),
  alerts: page('/priceAlerts', true, 'alerts.title'),

  profile: page('/gerenziliao', true, 'users.profileTitle'),
  agreements: page('/agreements', true, 'agreements.title'),
  agreement: page('/agreement', true, 'agreements.textTitle'),
  statements: page('/statements', true, 'statements.statements'),
  notifications: page('/notificationPreferences', true, 'preferences.notifications'),
  antiPhishing: page('/antiPhishing', true, 'preferences.antiPhishing'),
  proof: page('/proof', true, 'proof.title'),
  settings: page('/settings', false, 'preferences.settingsTitle'),
  security: page('/security', true, 'security.title'),
  password: page('/password', true, 'security.passwordTitle'),
  authenticator: page('/authenticator', true, 'security.authenticatorTitle'),
  bindContact: page('/bindContact', true, 'security.bindContactTitle'),
  saveAccount: page('/saveAccount', true, 'sessions.saveTitle'),
  devices: page('/devices', true, 'security.devicesTitle'),
  licences: page('/licences', false, 'licences.title'),
} as const satisfies Record<string, Route>

export type RouteName = keyof typeof routes

const all: readonly (Route & { name: RouteName })[] = (Object.keys(routes) as RouteName[]).map((name) => ({
  name,
  ...routes[name],
}))

/** The route of a path; undefined for none. */
export const routeOf = (path: string): (Route & { name: RouteName }) | undefined =>
  all.find((route) => route.path === path)

/** The path inside the app that a hash stands for; the root and anything unknown are the home page. */
export const pathOfHash = (hash: string): string => {
  const path = hash.replace(/^#/, '').split('?')[0] ?? ''
  return path === '' || path === '/' ? routes.home.path : path
}

/** The address of a screen inside the app, with what it shows; parameters without a value are left out. */
export function pathTo(name: RouteName, parameters: Readonly<Record<string, string | undefined>> = {}): string {
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(parameters)) if (value !== undefined) query.set(key, value)
  return query.size === 0 ? routes[name].path : `${routes[name].path}?${query.toString()}`
}
