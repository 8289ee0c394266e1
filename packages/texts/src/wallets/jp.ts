import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    title: '資産',
    total: '総資産',
    displayCurrency: '表示通貨',
    unrated: '{{chosen}}のレートがないため、{{shown}}で表示しています',
    actions: '操作',
    deposit: '入金',
    withdraw: '出金',
    transfer: '振替',
    exchange: '両替',
    ledger: '履歴',
    accounts: '口座',
    account: {
      balance: '残高口座',
      contract: '契約口座',
      margin: 'ポジション証拠金',
      frozen: '凍結中',
      invested: '運用中',
      pledged: '担保中',
    },
    accountText: {
      balance: '両替と振替に使えます',
      contract: '取引に使えます',
      margin: '分離ポジションで拘束中',
      frozen: '注文・オプション・出金で使用中',
      invested: '購入した商品で運用中',
      pledged: 'ローンの担保',
    },
    openProfit: '評価損益',
    allocation: '資産配分',
    others: 'その他',
    holdings: '保有通貨',
    profitByDay: '日別損益（USDT）',
    dayEnds: '1日の区切りは00:00 UTCです。入出金は損益に含みません。',
    emptyTitle: 'まだ資産がありません',
    emptyReal: 'この口座に資金はありません。まずは同じ価格とルールのデモでお試しください。',
    emptyDemo: 'デモ口座は空です。デモ取引でリセットできます。',
    showDemo: 'デモ口座を見る',
  },
  refusals: {
    currency_unknown: '通貨 {currency} は取り扱っていません。',
    rate_missing: '現在、{currency} のレートがありません。',
  },
}
