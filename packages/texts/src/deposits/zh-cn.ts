import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    contactText: '充值前请先绑定邮箱或手机号：这样我们才能告知您资金的变动，并防止他人取走。',
    title: '充值',
    choose: '选择充值方式',
    none: '暂不支持充值',
    noneText: '目前没有可供您使用的充值方式。',
    sandboxText: '沙盒环境：请勿转入真实资金。',
    onlyThis: '仅可通过 {{network}} 网络转入 {{currency}}，转入其他资产将无法找回。',
    addressOf: '您的 {{currency}} 充值地址',
    qrLabel: '地址 {{address}} 的二维码',
    copyAddress: '复制地址',
    ownAddress: '此地址仅供您使用，长期有效。',
    confirmations: '确认数',
    automatic: '款项到达后自动入账，无需另行告知。',
    bankTitle: '请转账至以下账户',
    bankText: '转账后请填写金额并上传转账凭证。',
    sent: '我已转账',
    amountTitle: '您转账的金额',
    enterAmount: '请输入金额',
    tooSmall: '最低 {{amount}} {{currency}}',
    proof: '转账凭证',
    proofGuide: '照片或截图须显示金额、日期及双方账户。',
    proofGuideChain: '选填。若未到账，显示金额、地址和交易的截图有助于核查。',
    addProof: '请上传转账凭证',
    review: '下一步',
    confirmTitle: '确认充值',
    confirmText: '以实际到账金额入账，与填写金额不同也会照实入账。',
    act: '提交充值',
    proofAdded: '已上传',
  },
  refusals: {
    deposit_channel_off: '该充值方式暂未开放，请选择其他方式。',
    deposit_too_small: '该方式的最低充值金额为 {minimum} {currency}。',
    proof_required: '请上传转账凭证图片。',
    proof_not_found: '凭证图片已不存在，请重新上传。',
    open_deposits_exceeded: '您已有 {maximum} 笔充值正在审核，请等待处理或先取消一笔。',
    deposit_not_open: '该笔充值已处理，无法取消。',
    already_claimed: '其他操作员正在处理。',
    arrival_used: '该到账记录已被另一笔充值使用。',
    arrival_differs: '该到账记录不属于这笔充值：{difference}。',
    arrival_known: '该参考号的到账记录已录入。',
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
  },
}
