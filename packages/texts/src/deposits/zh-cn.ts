import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    contactText: '充值前请先绑定邮箱或手机，用于通知资金动态、保护资金安全。',
    title: '充值',
    choose: '选择充值方式',
    none: '暂时无法充值',
    noneText: '目前没有可用的充值方式。',
    sandboxText: '沙盒环境：请勿转入真实资金。',
    onlyThis: '仅限通过 {{network}} 网络转入 {{currency}}，转入其他资产将会丢失。',
    addressOf: '{{currency}} 充值地址',
    qrLabel: '地址 {{address}} 的二维码',
    copyAddress: '复制地址',
    ownAddress: '这是您的专属地址，不会变更。',
    confirmations: '确认数',
    automatic: '到账后自动入账，无需通知我们。',
    bankTitle: '请转账至以下账户',
    bankText: '转账后填写金额，并上传转账截图。',
    sent: '我已转账',
    amountTitle: '转账金额',
    enterAmount: '请输入金额',
    tooSmall: '最低 {{amount}} {{currency}}',
    proof: '转账截图',
    proofGuide: '照片或截图须显示金额、日期和双方账户。',
    proofGuideChain: '选填。若未到账，显示金额、地址和交易的截图能帮我们查找。',
    addProof: '请上传转账截图',
    review: '下一步',
    confirmTitle: '确认充值',
    confirmText: '按实际到账金额入账，即使与填写的不同。',
    act: '提交充值',
    proofAdded: '已上传',
  },
  refusals: {
    deposit_channel_off: '该充值方式已暂停，请选择其他方式。',
    deposit_too_small: '最低充值 {minimum} {currency}。',
    proof_required: '请上传转账截图。',
    proof_not_found: '找不到这张图片了，请重新添加。',
    open_deposits_exceeded: '已有 {maximum} 笔充值在审核，请等一笔处理完，或取消一笔。',
    deposit_not_open: '这笔充值已有审核结果，无法取消。',
    already_claimed: '其他操作员正在处理。',
    arrival_used: '该到账记录已被另一笔充值使用。',
    arrival_differs: '该到账记录与这笔充值不符：{difference}。',
    arrival_known: '已有相同参考号的到账记录。',
    channel_unknown: '没有通道 {channel}。',
    not_delivered: '这笔充值尚未入账。',
  },
  entries: {
    deposit: '充值',
    deposit_undone: '充值撤销',
    reward: '奖励',
    correction: '更正',
  },
  messages: {
    deposit_submitted: {
      title: '充值审核中：{amount} {currency}',
      text: '已收到您通过{channel}提交的 {amount} {currency} 充值申请，确认到账后立即入账。',
    },
    deposit_delivered: {
      title: '充值已到账：{amount} {currency}',
      text: '{amount} {currency} 已到账，并计入余额。',
    },
    deposit_rejected: {
      title: '充值被驳回：{amount} {currency}',
      text: '您通过{channel}提交的 {amount} {currency} 充值申请未通过。原因：{reason}。您可以重新提交。',
    },
    deposit_cancelled: {
      title: '充值已取消：{amount} {currency}',
      text: '您取消了通过{channel}提交的 {amount} {currency} 充值申请。如果已经转账，请重新提交申请。',
    },
    deposit_undone: {
      title: '充值已撤销：{amount} {currency}',
      text: '我们撤销了您 {amount} {currency} 的充值。原因：{reason}。您暂时无法提现，请联系客服，我们会帮您处理。',
    },
    reward_granted: {
      title: '奖励：{amount} {currency}',
      text: '您获得了 {amount} {currency}，已计入余额。原因：{reason}。',
    },
    balance_credited: {
      title: '更正：入账 {amount} {currency}',
      text: '作为更正，我们向您的余额加入了 {amount} {currency}。原因：{reason}。',
    },
    balance_debited: {
      title: '更正：扣除 {amount} {currency}',
      text: '作为更正，我们从您的账户扣除了 {amount} {currency}。原因：{reason}。如有异议，请联系客服。',
    },
  },
}
