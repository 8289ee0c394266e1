import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  refusals: {
    order_resting: '请先撤销 {symbol} 的挂单。',
    order_not_found: '该委托已失效。',
    order_pending: '该委托正在成交中。',
    expiry_in_the_past: '所选时间已过。',
    too_many_orders: '挂单已达上限（{maximum} 笔），请先撤销一笔。',
    too_many_symbol_orders: '{symbol} 挂单已达上限（{maximum} 笔），请先撤销一笔。',
    too_many_closes: '该仓位已有 {maximum} 笔平仓委托在等待。请撤销一笔，或将剩余部分全部平仓。',
  },
  entries: {
    order_reserved: '委托冻结',
    order_released: '委托解冻',
  },
  messages: {
    limit_open_filled: {
      title: '限价单已成交：{symbol}',
      text: '您的限价单以 {price} 开仓 {quantity} {symbol}（{direction}）。手续费：{fee} USDT。',
    },
    limit_close_filled: {
      title: '限价平仓已成交：{symbol}',
      text: '您的限价单以 {price} 平掉了 {symbol} 仓位（{direction}）中的 {quantity}。{outcome}。',
    },
    order_cancelled: {
      title: '委托已撤销：{symbol}',
      text: '我们撤销了您的委托：{quantity} {symbol}（{direction}），价格 {price}。原因：{reason}。冻结的资金已退回账户。',
    },
  },
  messageWords: {
    expired: '委托已过期',
    liquidation: '全仓仓位正在强平',
    position_closed: '仓位已平仓',
    slippage_exceeded: '价格变动过大',
    no_price: '未能及时取得价格',
    would_be_liquidated: '成交后会立即被强平',
    house_exposure_exceeded: '该市场已达上限',
    bracket_exceeded: '仓位会过大',
    margin_insufficient: '保证金不足',
    restricted: '交易被暂停或限制',
    refused: '规则已不允许',
  },
}
