import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    title: '入出金明細',
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
  },
  refusals: {
    amount_off_grid: '金額の小数点以下の桁数が多すぎます。近い金額は {below} と {above} です。',
    amount_not_positive: '0 より大きい値を入力してください。',
    amount_too_small: '最小金額は {minimum} USDT です。',
    amount_too_large: '最大金額は {maximum} USDT です。',
    balance_too_small: '残高が不足しています。利用可能額は {available} {currency} です。',
    export_range_too_long: '期間は {days} 日以内で選んでください。',
  },
}
