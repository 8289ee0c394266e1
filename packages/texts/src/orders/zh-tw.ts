import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  refusals: {
    order_resting: '請先取消 {symbol} 的掛單。',
    order_not_found: '此委託已失效。',
    order_pending: '此委託正在成交中。',
    expiry_in_the_past: '所選時間已過。',
    too_many_orders: '掛單已達上限（{maximum} 筆），請先取消一筆。',
    too_many_symbol_orders: '{symbol} 掛單已達上限（{maximum} 筆），請先取消一筆。',
    too_many_closes: '該倉位已有 {maximum} 筆平倉委託在等待。請取消一筆，或將剩餘部分全部平倉。',
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
      title: '委託已取消：{symbol}',
      text: '我們取消了您的委託：{quantity} {symbol}（{direction}），價格 {price}。原因：{reason}。凍結的資金已退回帳戶。',
    },
  },
  messageWords: {
    expired: '委託已過期',
    liquidation: '全倉倉位正在強平',
    position_closed: '倉位已平倉',
    slippage_exceeded: '價格變動過大',
    no_price: '未能及時取得價格',
    would_be_liquidated: '成交後會立即被強平',
    house_exposure_exceeded: '該市場已達上限',
    bracket_exceeded: '倉位會過大',
    margin_insufficient: '保證金不足',
    restricted: '交易被暫停或限制',
    refused: '規則已不允許',
  },
}
