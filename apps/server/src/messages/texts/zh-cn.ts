import type { MessageTexts } from './language-texts.ts'

export const simplifiedChineseMessages: MessageTexts = {
  kinds: {
    welcome: {
      title: '欢迎使用 Touchstone',
      text: '您的账户已就绪。模拟账户中备有模拟资金，请先在那里随意试用。每一个价格和每一笔结果都有凭证，您可以自行核对。',
    },
    new_sign_in: {
      title: '新的登录',
      text: '您的账户在 {device}（{address}）上登录。如非本人操作，请立即修改密码，其他会话将随之结束。',
    },
    password_changed: {
      title: '密码已修改',
      text: '您的登录密码已修改，其他会话均已结束。如非本人操作，请立即联系客服。',
    },
    second_factor_bound: {
      title: '已绑定身份验证器',
      text: '今后每次登录都需要输入身份验证器中的验证码。',
    },
    contact_bound: {
      title: '联系方式已绑定',
      text: '{contact} 已绑定到您的账户，您可以用它登录和接收验证码。',
    },
    price_alert_reached: {
      title: '{symbol} 已到达 {price}',
      text: '{symbol} 的标记价格为 {mark}。您的价格提醒已触发并关闭。',
    },
    market_gap_ahead: {
      title: '{symbol} 即将休市',
      text: '{symbol} 将于 {closesAt} 休市，{opensAt} 重新开市。您持有 {leverage} 倍杠杆的仓位。休市前后价格可能跳空，请考虑把杠杆降到 {leverageMax} 倍以下或提前平仓。',
    },
    isolated_margin_called: {
      title: '追加保证金提醒：{symbol}',
      text: '您在 {symbol} 的逐仓仓位（{direction}）距强平的保证金已使用 {percent}%。如需保留仓位，请追加保证金或减仓。',
    },
    cross_margin_called: {
      title: '追加保证金提醒：全仓',
      text: '您的全仓仓位距强平的权益已使用 {percent}%。如需保留仓位，请转入资金或减仓。',
    },
    position_liquidated: {
      title: '仓位已强平：{symbol}',
      text: '您在 {symbol} 的仓位（{direction}）已被强平：{quantity}，价格 {price}。盈亏：{profit} USDT。凭证中列明了触发强平的价格。',
    },
    take_profit_fired: {
      title: '止盈已成交：{symbol}',
      text: '您的止盈以 {price} 平掉了 {symbol} 仓位（{direction}）中的 {quantity}。盈亏：{profit} USDT。',
    },
    stop_loss_fired: {
      title: '止损已成交：{symbol}',
      text: '您的止损以 {price} 平掉了 {symbol} 仓位（{direction}）中的 {quantity}。盈亏：{profit} USDT。',
    },
    limit_open_filled: {
      title: '限价单已成交：{symbol}',
      text: '您的限价单以 {price} 开仓 {quantity} {symbol}（{direction}）。手续费：{fee} USDT。',
    },
    limit_close_filled: {
      title: '限价平仓已成交：{symbol}',
      text: '您的限价单以 {price} 平掉了 {symbol} 仓位（{direction}）中的 {quantity}。盈亏：{profit} USDT。',
    },
    order_cancelled: {
      title: '订单已取消：{symbol}',
      text: '您的订单 {quantity} {symbol}（{direction}，{price}）已取消。原因：{reason}。预留的资金已退回。',
    },
    second_contract_won: {
      title: '秒合约获胜：{symbol}',
      text: '您的 {symbol} 合约（{direction}，{durationSeconds} 秒）获胜：开始价 {openPrice}，结束价 {closePrice}。本金 {stake} USDT 已退回，另获 {payout} USDT。',
    },
    second_contract_lost: {
      title: '秒合约未中：{symbol}',
      text: '您的 {symbol} 合约（{direction}，{durationSeconds} 秒）未中：开始价 {openPrice}，结束价 {closePrice}。投入为 {stake} USDT。',
    },
    second_contract_tied: {
      title: '秒合约持平：{symbol}',
      text: '您的 {symbol} 合约（{direction}，{durationSeconds} 秒）开始价与结束价同为 {closePrice}。{stake} USDT 已退回。',
    },
    second_contract_void: {
      title: '秒合约无效：{symbol}',
      text: '您的 {symbol} 合约（{direction}，{durationSeconds} 秒）未能及时取得价格，因此无效。{stake} USDT 已退回。',
    },
  },
  words: {
    long: '做多',
    short: '做空',
    rise: '看涨',
    fall: '看跌',
    demo: '模拟',
    expired: '订单已过期',
    liquidation: '全仓仓位正在强平',
    position_closed: '仓位已平仓',
    slippage_exceeded: '价格变动过大',
    no_price: '未能及时取得价格',
    would_be_liquidated: '成交后会立即被强平',
    house_exposure_exceeded: '该市场已达上限',
    bracket_exceeded: '仓位会过大',
    margin_insufficient: '剩余保证金不足',
    refused: '按规则无法成交',
  },
}
