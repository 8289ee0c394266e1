import { entryWords } from '@touchstone/wire/entry-words/jp'
import type { ledger as english } from '../en-us/ledger.ts'
import type { Texts } from '../texts.ts'

export const ledger: Texts<typeof english> = {
  title: '入出金明細',
  kind: entryWords,
  group: {
    transfers: '資金振替',
    funds: '入出金',
    exchange: '両替',
    margin: '証拠金と注文拘束',
    results: '損益',
    fees: '手数料',
    funding: '資金調達料',
    options: 'オプション',
    demo: 'デモ資金',
  },
  empty: 'まだ記録がありません',
  emptyText: 'この口座のすべての資金移動と、その後の残高がここに並びます。',
  emptyFiltered: '条件に合う記録がありません',
  showAll: 'すべて表示',
  balanceAfter: '変動後の残高',
  record: '記録番号',
  reference: '参照番号',
  copyReference: '参照番号をコピー',
  belonging: '関連する記録',
  receipt: 'レシートを見る',
  fromDay: '開始日',
  toDay: '終了日',
  rangeBackwards: '終了日が開始日より前です',
  export: 'CSV で書き出す',
  exported_other: '{{count}} 件を書き出しました',
  exportedNewest: '最新の {{count}} 件を書き出しました。残りは以前の日付を選んでください。',
  nothingToExport: '書き出す記録がありません',
}
