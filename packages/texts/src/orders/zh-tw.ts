import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  refusals: {
    order_resting: '請先取消 {symbol} 的掛單。',
    order_not_found: '此委託已失效。',
    order_pending: '此委託正在成交中。',
    expiry_in_the_past: '所選時間已過。',
    too_many_orders: '您已有 {maximum} 筆掛單，已達上限。請先取消一筆。',
    too_many_symbol_orders: '您在 {symbol} 已有 {maximum} 筆掛單，已達上限。請先取消一筆。',
    too_many_closes: '此倉位已有 {maximum} 筆平倉委託在等待，已達上限。請先取消一筆，或全部平倉。',
  },
  entries: {
    order_reserved: '委託凍結',
    order_released: '委託解凍',
  },
  messages: {
    limit_open_filled: {
      title: '限價單已成交：{symbol}',
      text: '您的限價單以 {price} 開倉 {quantity} {symbol}（{direction}）。手續費：{fee} USDT。',
    },
    limit_close_filled: {
      title: '限價平倉已成交：{symbol}',
      text: '您的限價單以 {price} 平掉了 {symbol} 倉位（{direction}）中的 {quantity}。{outcome}。',
    },
    order_cancelled: {
      title: '訂單已取消：{symbol}',
      text: '您的訂單 {quantity} {symbol}（{direction}，{price}）已取消。原因：{reason}。預留的資金已退回。',
    },
  },
  messageWords: {
    expired: '訂單已過期',
    liquidation: '全倉倉位正在強平',
    position_closed: '倉位已平倉',
    slippage_exceeded: '價格變動過大',
    no_price: '未能及時取得價格',
    would_be_liquidated: '成交後會立即被強平',
    house_exposure_exceeded: '該市場已達上限',
    bracket_exceeded: '倉位會過大',
    margin_insufficient: '剩餘保證金不足',
    restricted: '交易已被暫停或限制',
    refused: '依規則無法成交',
  },
}
