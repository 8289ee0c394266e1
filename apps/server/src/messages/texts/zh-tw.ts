import type { MessageTexts } from './language-texts.ts'

export const traditionalChineseMessages: MessageTexts = {
  kinds: {
    welcome: {
      title: '歡迎使用 Touchstone',
      text: '您的帳戶已就緒。模擬帳戶中備有模擬資金，請先在那裡隨意試用。每一個價格和每一筆結果都有憑證，您可以自行核對。',
    },
    new_sign_in: {
      title: '新的登入',
      text: '您的帳戶在 {device}（{address}）上登入。如非本人操作，請立即修改密碼，其他工作階段將隨之結束。',
    },
    password_changed: {
      title: '密碼已修改',
      text: '您的登入密碼已修改，其他工作階段均已結束。如非本人操作，請立即聯絡客服。',
    },
    second_factor_bound: {
      title: '已綁定驗證器',
      text: '今後每次登入都需要輸入驗證器中的驗證碼。',
    },
    contact_bound: {
      title: '聯絡方式已綁定',
      text: '{contact} 已綁定到您的帳戶，您可以用它登入和接收驗證碼。',
    },
    price_alert_reached: {
      title: '{symbol} 已到達 {price}',
      text: '{symbol} 的標記價格為 {mark}。您的價格提醒已觸發並關閉。',
    },
    market_gap_ahead: {
      title: '{symbol} 即將休市',
      text: '{symbol} 將於 {closesAt} 休市，{opensAt} 重新開市。您持有 {leverage} 倍槓桿的倉位。休市前後價格可能跳空，請考慮把槓桿降到 {leverageMax} 倍以下或提前平倉。',
    },
    isolated_margin_called: {
      title: '追加保證金提醒：{symbol}',
      text: '您在 {symbol} 的逐倉倉位（{direction}）距強平的保證金已使用 {percent}%。如需保留倉位，請追加保證金或減倉。',
    },
    cross_margin_called: {
      title: '追加保證金提醒：全倉',
      text: '您的全倉倉位距強平的權益已使用 {percent}%。如需保留倉位，請轉入資金或減倉。',
    },
    position_liquidated: {
      title: '倉位已強平：{symbol}',
      text: '您在 {symbol} 的倉位（{direction}）已被強平：{quantity}，價格 {price}。盈虧：{profit} USDT。憑證中列明了觸發強平的價格。',
    },
    take_profit_fired: {
      title: '停利已成交：{symbol}',
      text: '您的停利以 {price} 平掉了 {symbol} 倉位（{direction}）中的 {quantity}。盈虧：{profit} USDT。',
    },
    stop_loss_fired: {
      title: '停損已成交：{symbol}',
      text: '您的停損以 {price} 平掉了 {symbol} 倉位（{direction}）中的 {quantity}。盈虧：{profit} USDT。',
    },
    limit_open_filled: {
      title: '限價單已成交：{symbol}',
      text: '您的限價單以 {price} 開倉 {quantity} {symbol}（{direction}）。手續費：{fee} USDT。',
    },
    limit_close_filled: {
      title: '限價平倉已成交：{symbol}',
      text: '您的限價單以 {price} 平掉了 {symbol} 倉位（{direction}）中的 {quantity}。盈虧：{profit} USDT。',
    },
    order_cancelled: {
      title: '訂單已取消：{symbol}',
      text: '您的訂單 {quantity} {symbol}（{direction}，{price}）已取消。原因：{reason}。預留的資金已退回。',
    },
    second_contract_won: {
      title: '秒合約獲勝：{symbol}',
      text: '您的 {symbol} 合約（{direction}，{durationSeconds} 秒）獲勝：開始價 {openPrice}，結束價 {closePrice}。本金 {stake} USDT 已退回，另獲 {payout} USDT。',
    },
    second_contract_lost: {
      title: '秒合約未中：{symbol}',
      text: '您的 {symbol} 合約（{direction}，{durationSeconds} 秒）未中：開始價 {openPrice}，結束價 {closePrice}。投入為 {stake} USDT。',
    },
    second_contract_tied: {
      title: '秒合約持平：{symbol}',
      text: '您的 {symbol} 合約（{direction}，{durationSeconds} 秒）開始價與結束價同為 {closePrice}。{stake} USDT 已退回。',
    },
    second_contract_void: {
      title: '秒合約無效：{symbol}',
      text: '您的 {symbol} 合約（{direction}，{durationSeconds} 秒）未能及時取得價格，因此無效。{stake} USDT 已退回。',
    },
  },
  words: {
    long: '做多',
    short: '做空',
    rise: '看漲',
    fall: '看跌',
    demo: '模擬',
    expired: '訂單已過期',
    liquidation: '全倉倉位正在強平',
    position_closed: '倉位已平倉',
    slippage_exceeded: '價格變動過大',
    no_price: '未能及時取得價格',
    would_be_liquidated: '成交後會立即被強平',
    house_exposure_exceeded: '該市場已達上限',
    bracket_exceeded: '倉位會過大',
    margin_insufficient: '剩餘保證金不足',
    refused: '依規則無法成交',
  },
}
