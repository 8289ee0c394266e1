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
    second_factor_unbound: {
      title: '已解绑身份验证器',
      text: '登录时不再需要身份验证器的验证码。其他会话均已结束，24 小时内无法提现。如非本人操作，请立即修改密码并联系客服。',
    },
    contact_bound: {
      title: '联系方式已绑定',
      text: '{contact} 已绑定到您的账户，您可以用它登录和接收验证码。',
    },
    anti_phishing_code_set: {
      title: '防钓鱼码已设置',
      text: '今后我们发出的每封邮件和每条短信都会显示您的防钓鱼码，没有它的都不是我们发出的。如非本人设置，请立即修改密码。',
    },
    anti_phishing_code_removed: {
      title: '防钓鱼码已移除',
      text: '我们发出的邮件和短信不再显示防钓鱼码。如非本人操作，请立即修改密码。',
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
    deposit_submitted: {
      title: '充值审核中：{amount} {currency}',
      text: '您通过{channel}提交的 {amount} {currency} 充值申请已收到，款项到账确认后将立即入账。',
    },
    deposit_delivered: {
      title: '充值已到账：{amount} {currency}',
      text: '{amount} {currency} 已到账，并计入您的余额。',
    },
    deposit_rejected: {
      title: '充值被驳回：{amount} {currency}',
      text: '您通过{channel}提交的 {amount} {currency} 充值申请被驳回，原因：{reason}。您可以重新提交。',
    },
    deposit_cancelled: {
      title: '充值已取消：{amount} {currency}',
      text: '您已取消通过{channel}提交的 {amount} {currency} 充值申请。如已汇出款项，请重新提交申请。',
    },
    deposit_undone: {
      title: '充值已撤回：{amount} {currency}',
      text: '此前入账的 {amount} {currency} 充值已被撤回，原因：{reason}。提现暂时冻结，请联系客服。',
    },
    withdrawal_submitted: {
      title: '提现审核中：{amount} {currency}',
      text: '您申请提现 {amount} {currency} 至 {target}，手续费 {feeTotal} {currency}。如非本人操作，请立即取消并修改密码。',
    },
    withdrawal_approved: {
      title: '提现已通过审核：{amount} {currency}',
      text: '您提现至 {target} 的 {amount} {currency} 已通过审核，即将付款。',
    },
    withdrawal_paying: {
      title: '提现付款中：{amount} {currency}',
      text: '您提现至 {target} 的 {amount} {currency} 正在付款。',
    },
    withdrawal_paid: {
      title: '提现已付款：{amount} {currency}',
      text: '{amount} {currency} 已汇至 {target}。付款凭证：{proof}。',
    },
    withdrawal_rejected: {
      title: '提现被驳回：{amount} {currency}',
      text: '您提现至 {target} 的 {amount} {currency} 被驳回，原因：{reason}。金额和手续费已退回您的余额。',
    },
    withdrawal_cancelled: {
      title: '提现已取消：{amount} {currency}',
      text: '您已取消提现至 {target} 的 {amount} {currency}。金额和手续费已退回您的余额。',
    },
    withdrawal_failed: {
      title: '提现失败：{amount} {currency}',
      text: '您提现至 {target} 的 {amount} {currency} 未能付款，原因：{reason}。金额和手续费已退回您的余额。',
    },
    withdrawals_blocked: {
      title: '提现已冻结',
      text: '您的账户暂时无法提现，原因：{reason}。余额仍归您所有，客服可为您提供帮助。',
    },
    withdrawals_unblocked: {
      title: '提现已恢复',
      text: '您的账户已恢复提现。',
    },
    reward_granted: {
      title: '奖励：{amount} {currency}',
      text: '您获得了 {amount} {currency}，已计入您的余额。原因：{reason}。',
    },
    balance_credited: {
      title: '更正：入账 {amount} {currency}',
      text: '作为更正，{amount} {currency} 已计入您的余额。原因：{reason}。',
    },
    balance_debited: {
      title: '更正：扣除 {amount} {currency}',
      text: '作为更正，已从您的账户扣除 {amount} {currency}。原因：{reason}。如有异议，请联系客服。',
    },
    settlement_account_added: {
      title: '提现账户已绑定：{target}',
      text: '提现账户 {target} 已绑定，自 {usableAt} 起可用。如非本人操作，请立即删除并修改密码。',
    },
    settlement_account_usable: {
      title: '提现账户已绑定：{target}',
      text: '提现账户 {target} 已绑定，现在即可使用。如非本人操作，请立即删除并修改密码。',
    },
    settlement_account_changed: {
      title: '提现账户已修改：{target}',
      text: '您的提现账户已改为 {target}，自 {usableAt} 起可用。如非本人操作，请立即删除并修改密码。',
    },
    settlement_account_removed: {
      title: '提现账户已删除：{target}',
      text: '提现账户 {target} 已删除。如非本人操作，请立即修改密码。',
    },
    whitelist_switched_on: {
      title: '白名单模式已开启',
      text: '今后每个提现账户都需等待 24 小时才可用。如非本人操作，请立即修改密码。',
    },
    whitelist_switched_off: {
      title: '白名单模式即将关闭',
      text: '白名单模式已关闭，将于 {endsAt} 失效。如非本人操作，请重新开启并立即修改密码。',
    },
    withdrawal_password_set: {
      title: '提现密码已设置',
      text: '您的账户已设置提现密码，每次提现都需输入。如非本人操作，请立即修改登录密码。',
    },
    withdrawal_password_changed: {
      title: '提现密码已修改',
      text: '您的提现密码已修改，24 小时内无法提现。如非本人操作，请立即修改登录密码。',
    },
    withdrawal_password_locked: {
      title: '提现密码已锁定',
      text: '提现密码连续输错五次，已锁定 24 小时。如非本人操作，请立即修改登录密码。',
    },
    loss_limit_set: {
      title: '亏损限额已设置',
      text: '从现在起，24 小时内亏损达到 {lossLimit} USDT 后，将无法新开任何交易。',
    },
    looser_loss_limit_asked: {
      title: '已申请放宽亏损限额',
      text: '您的亏损限额将于 {countsAt} 变为 {lossLimit} USDT，在此之前仍按当前限额执行。如非本人操作，请修改密码并重新设置更严的限额。',
    },
    no_loss_limit_asked: {
      title: '已申请取消亏损限额',
      text: '您的亏损限额将于 {countsAt} 取消，在此之前继续有效。如非本人操作，请修改密码并重新设置限额。',
    },
    self_excluded: {
      title: '自我禁止已生效',
      text: '在 {untilAt} 之前无法新开交易，也无法充值。此设置无法撤销或缩短。您可以随时平仓和提现。',
    },
    cool_off_begun: {
      title: '交易冷静期已开始',
      text: '在 {untilAt} 之前无法新开交易。此设置无法撤销或缩短。您可以随时平仓和提现。',
    },
    residence_change_asked: {
      title: '居住国家或地区将变更',
      text: '从 {countsAt} 起适用您填写的国家或地区（{country}）的规则，在此之前仍按当前规则执行。',
    },
    identity_submitted: {
      title: '已收到身份资料',
      text: '您的 {level} 级身份资料正在审核，结果会及时通知您。',
    },
    identity_verified: {
      title: '身份认证已通过',
      text: '您的身份认证已通过，现为 {level} 级，并享有相应额度。',
    },
    identity_rejected: {
      title: '身份资料未通过',
      text: '您的 {level} 级身份资料未通过审核。原因：{reason}。请修改后重新提交。',
    },
    sign_in_blocked: {
      title: '登录已被限制',
      text: '您的账户暂时无法登录，所有会话均已结束。原因：{reason}。您的余额仍归您所有；请联系客服。',
    },
    sign_in_unblocked: {
      title: '登录已恢复',
      text: '您可以重新登录账户。',
    },
    terms_change_ahead: {
      title: '{symbol} 的条款将变更',
      text: '您持有仓位或委托的 {symbol} 的条款将于 {beginsAt} 变更：此后其保证金、手续费或限额可能不同。请查看您的持仓。',
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
    restricted: '交易已被暂停或限制',
    refused: '按规则无法成交',
    image_unclear: '图片不清晰，无法辨认',
    image_incomplete: '图片未显示完整证件',
    image_altered: '图片疑似经过修改',
    document_expired: '证件已过期',
    document_not_accepted: '不接受该类证件',
    data_differ_from_document: '填写的内容与证件不一致',
    person_too_young: '证件显示未成年',
    address_implausible: '地址不完整或不真实',
    contact_implausible: '紧急联系人不完整或不真实',
  },
}
