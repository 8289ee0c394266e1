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
    second_factor_unbound: {
      title: '已解除綁定驗證器',
      text: '登入時不再需要驗證器的驗證碼。其他工作階段均已結束，24 小時內無法提現。如非本人操作，請立即修改密碼並聯絡客服。',
    },
    contact_bound: {
      title: '聯絡方式已綁定',
      text: '{contact} 已綁定到您的帳戶，您可以用它登入和接收驗證碼。',
    },
    anti_phishing_code_set: {
      title: '防釣魚碼已設定',
      text: '今後我們寄出的每封電子郵件和每則簡訊都會顯示您的防釣魚碼，沒有它的都不是我們寄出的。如非本人設定，請立即變更密碼。',
    },
    anti_phishing_code_removed: {
      title: '防釣魚碼已移除',
      text: '我們寄出的電子郵件和簡訊不再顯示防釣魚碼。如非本人操作，請立即變更密碼。',
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
    deposit_submitted: {
      title: '充值審核中：{amount} {currency}',
      text: '您透過{channel}提交的 {amount} {currency} 充值申請已收到，款項到帳確認後將立即入帳。',
    },
    deposit_delivered: {
      title: '充值已到帳：{amount} {currency}',
      text: '{amount} {currency} 已到帳，並計入您的餘額。',
    },
    deposit_rejected: {
      title: '充值遭駁回：{amount} {currency}',
      text: '您透過{channel}提交的 {amount} {currency} 充值申請遭駁回，原因：{reason}。您可以重新提交。',
    },
    deposit_cancelled: {
      title: '充值已取消：{amount} {currency}',
      text: '您已取消透過{channel}提交的 {amount} {currency} 充值申請。如已匯出款項，請重新提交申請。',
    },
    deposit_undone: {
      title: '充值已撤回：{amount} {currency}',
      text: '先前入帳的 {amount} {currency} 充值已被撤回，原因：{reason}。提現暫時凍結，請聯絡客服。',
    },
    withdrawal_submitted: {
      title: '提現審核中：{amount} {currency}',
      text: '您申請提現 {amount} {currency} 至 {target}，手續費 {feeTotal} {currency}。如非本人操作，請立即取消並變更密碼。',
    },
    withdrawal_approved: {
      title: '提現已通過審核：{amount} {currency}',
      text: '您提現至 {target} 的 {amount} {currency} 已通過審核，即將付款。',
    },
    withdrawal_paying: {
      title: '提現付款中：{amount} {currency}',
      text: '您提現至 {target} 的 {amount} {currency} 正在付款。',
    },
    withdrawal_paid: {
      title: '提現已付款：{amount} {currency}',
      text: '{amount} {currency} 已匯至 {target}。付款憑證：{proof}。',
    },
    withdrawal_rejected: {
      title: '提現遭駁回：{amount} {currency}',
      text: '您提現至 {target} 的 {amount} {currency} 遭駁回，原因：{reason}。金額和手續費已退回您的餘額。',
    },
    withdrawal_cancelled: {
      title: '提現已取消：{amount} {currency}',
      text: '您已取消提現至 {target} 的 {amount} {currency}。金額和手續費已退回您的餘額。',
    },
    withdrawal_failed: {
      title: '提現失敗：{amount} {currency}',
      text: '您提現至 {target} 的 {amount} {currency} 未能付款，原因：{reason}。金額和手續費已退回您的餘額。',
    },
    withdrawals_blocked: {
      title: '提現已凍結',
      text: '您的帳戶暫時無法提現，原因：{reason}。餘額仍歸您所有，客服可為您提供協助。',
    },
    withdrawals_unblocked: {
      title: '提現已恢復',
      text: '您的帳戶已恢復提現。',
    },
    reward_granted: {
      title: '獎勵：{amount} {currency}',
      text: '您獲得了 {amount} {currency}，已計入您的餘額。原因：{reason}。',
    },
    balance_credited: {
      title: '更正：入帳 {amount} {currency}',
      text: '作為更正，{amount} {currency} 已計入您的餘額。原因：{reason}。',
    },
    balance_debited: {
      title: '更正：扣除 {amount} {currency}',
      text: '作為更正，已從您的帳戶扣除 {amount} {currency}。原因：{reason}。如有異議，請聯絡客服。',
    },
    settlement_account_added: {
      title: '提現帳戶已綁定：{target}',
      text: '提現帳戶 {target} 已綁定，自 {usableAt} 起可用。如非本人操作，請立即刪除並變更密碼。',
    },
    settlement_account_usable: {
      title: '提現帳戶已綁定：{target}',
      text: '提現帳戶 {target} 已綁定，現在即可使用。如非本人操作，請立即刪除並變更密碼。',
    },
    settlement_account_changed: {
      title: '提現帳戶已變更：{target}',
      text: '您的提現帳戶已改為 {target}，自 {usableAt} 起可用。如非本人操作，請立即刪除並變更密碼。',
    },
    settlement_account_removed: {
      title: '提現帳戶已刪除：{target}',
      text: '提現帳戶 {target} 已刪除。如非本人操作，請立即變更密碼。',
    },
    whitelist_switched_on: {
      title: '白名單模式已開啟',
      text: '今後每個提現帳戶都需等待 24 小時才可用。如非本人操作，請立即變更密碼。',
    },
    whitelist_switched_off: {
      title: '白名單模式即將關閉',
      text: '白名單模式已關閉，將於 {endsAt} 失效。如非本人操作，請重新開啟並立即變更密碼。',
    },
    withdrawal_password_set: {
      title: '提現密碼已設定',
      text: '您的帳戶已設定提現密碼，每次提現都需輸入。如非本人操作，請立即變更登入密碼。',
    },
    withdrawal_password_changed: {
      title: '提現密碼已變更',
      text: '您的提現密碼已變更，24 小時內無法提現。如非本人操作，請立即變更登入密碼。',
    },
    withdrawal_password_locked: {
      title: '提現密碼已鎖定',
      text: '提現密碼連續輸錯五次，已鎖定 24 小時。如非本人操作，請立即變更登入密碼。',
    },
    loss_limit_set: {
      title: '虧損限額已設定',
      text: '從現在起，24 小時內虧損達到 {lossLimit} USDT 後，將無法新開任何交易。',
    },
    looser_loss_limit_asked: {
      title: '已申請放寬虧損限額',
      text: '您的虧損限額將於 {countsAt} 變為 {lossLimit} USDT，在此之前仍按目前限額執行。如非本人操作，請變更密碼並重新設定更嚴的限額。',
    },
    no_loss_limit_asked: {
      title: '已申請取消虧損限額',
      text: '您的虧損限額將於 {countsAt} 取消，在此之前繼續有效。如非本人操作，請變更密碼並重新設定限額。',
    },
    self_excluded: {
      title: '自我禁止已生效',
      text: '在 {untilAt} 之前無法新開交易，也無法充值。此設定無法撤銷或縮短。您可以隨時平倉和提現。',
    },
    cool_off_begun: {
      title: '交易冷靜期已開始',
      text: '在 {untilAt} 之前無法新開交易。此設定無法撤銷或縮短。您可以隨時平倉和提現。',
    },
    residence_change_asked: {
      title: '居住國家或地區將變更',
      text: '從 {countsAt} 起適用您填寫的國家或地區（{country}）的規則，在此之前仍按目前規則執行。',
    },
    identity_submitted: {
      title: '已收到身分資料',
      text: '您的 {level} 級身分資料正在審核，結果會及時通知您。',
    },
    identity_verified: {
      title: '身分認證已通過',
      text: '您的身分認證已通過，現為 {level} 級，並享有相應額度。',
    },
    identity_rejected: {
      title: '身分資料未通過',
      text: '您的 {level} 級身分資料未通過審核。原因：{reason}。請修改後重新提交。',
    },
    sign_in_blocked: {
      title: '登入已被限制',
      text: '您的帳戶暫時無法登入，所有工作階段均已結束。原因：{reason}。您的餘額仍歸您所有；請聯絡客服。',
    },
    sign_in_unblocked: {
      title: '登入已恢復',
      text: '您可以重新登入帳戶。',
    },
    terms_change_ahead: {
      title: '{symbol} 的條款將變更',
      text: '您持有倉位或委託的 {symbol} 的條款將於 {beginsAt} 變更：此後其保證金、手續費或限額可能不同。請查看您的持倉。',
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
    restricted: '交易已被暫停或限制',
    refused: '依規則無法成交',
    image_unclear: '圖片不清晰，無法辨認',
    image_incomplete: '圖片未顯示完整證件',
    image_altered: '圖片疑似經過修改',
    document_expired: '證件已過期',
    document_not_accepted: '不接受該類證件',
    data_differ_from_document: '填寫的內容與證件不一致',
    person_too_young: '證件顯示未成年',
    address_implausible: '地址不完整或不真實',
    contact_implausible: '緊急聯絡人不完整或不真實',
  },
}
