import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    title: '帳變記錄',
    group: {
      transfers: '資金劃轉',
      funds: '充值與提現',
      exchange: '閃兌',
      margin: '保證金與委託凍結',
      results: '盈虧',
      fees: '手續費',
      funding: '資金費用',
      options: '期權',
      demo: '模擬資金',
    },
    empty: '暫無紀錄',
    emptyText: '帳戶的每筆資金變動及變動後餘額都會列在這裡。',
    emptyFiltered: '沒有符合篩選條件的紀錄',
    showAll: '查看全部',
    balanceAfter: '變動後餘額',
    record: '紀錄編號',
    reference: '關聯編號',
    copyReference: '複製關聯編號',
    belonging: '相關紀錄',
    receipt: '查看憑證',
    fromDay: '開始日期',
    toDay: '結束日期',
    rangeBackwards: '結束早於開始',
    export: '匯出 CSV',
    exported_other: '已匯出 {{count}} 筆紀錄',
    exportedNewest: '已匯出最新的 {{count}} 筆紀錄，其餘請選擇更早的日期。',
    nothingToExport: '沒有可匯出的紀錄',
  },
  refusals: {
    amount_off_grid: '金額的小數位數過多，最接近的金額為 {below} 和 {above}。',
    amount_not_positive: '請輸入大於 0 的數值。',
    amount_too_small: '最小金額為 {minimum} USDT。',
    amount_too_large: '最大金額為 {maximum} USDT。',
    balance_too_small: '餘額不足，目前可用 {available} {currency}。',
    export_range_too_long: '時間範圍最多 {days} 天。',
  },
}
