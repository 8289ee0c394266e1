import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  refusals: {
    wrong_house_book: 'この社内口座はその用途ではありません。',
    no_sandbox_capital: '設定では金庫にデモ資金がありません。',
    capital_too_small: '金庫には {available} {currency} しかありません。',
    escrow_short: 'プールは販売全体をまだカバーしていません。{missing} {currency} 不足しています。',
    escrow_covers_orders: '戻せるのは {available} {currency} だけです。残りは運用中の注文をカバーしています。',
  },
  entries: {
    capital_raised: '金庫、資本',
    capital_received: '金庫、外部からの資本',
    capital_allotted: '金庫、プールへ',
    capital_returned: '金庫、プールから',
    pool_funded: 'プール、入金',
    pool_gains_paid: 'プール、利益の支払',
    pool_losses_received: 'プール、損失の受取',
    pool_returned: 'プール、返還',
  },
}
