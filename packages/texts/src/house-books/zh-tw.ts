import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  refusals: {
    wrong_house_book: '該內部帳戶不用於此用途。',
    no_sandbox_capital: '設定中未給金庫模擬資金。',
    capital_too_small: '金庫僅有 {available} {currency}。',
    escrow_short: '資金池尚未擔保全部銷售：還差 {missing} {currency}。',
    escrow_covers_orders: '僅可退回 {available} {currency}，其餘用於擔保執行中的訂單。',
  },
  entries: {
    capital_raised: '金庫，資本',
    capital_received: '金庫，外來資本',
    capital_allotted: '金庫，撥入資金池',
    capital_returned: '金庫，資金池退回',
    pool_funded: '資金池，注資',
    pool_gains_paid: '資金池，支付獲利',
    pool_losses_received: '資金池，收取虧損',
    pool_returned: '資金池，退回',
  },
}
