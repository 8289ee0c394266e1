import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  refusals: {
    already_decided: '此项已有决定。',
    own_proposal: '不能审批自己提出的申请。',
    operator_too_new: '您的账号过新，不能作为第二签署人。{time} 起可审批。',
    operator_known: '已有同名操作员。',
    password_change_required: '请先设置新密码。',
    operators_needed: '至少须保留两名可管理操作员的操作员。',
    second_operator_needed: '此操作需由另一位操作员完成。',
    credited_by_operator: '您曾为该用户的充值入账：其提现须由另一位操作员审批和付款。您在 {days} 天后可再次处理。',
    credit_differs: '与申报不符：{difference}。请提出入账申请，由另一位操作员决定。',
    verified_by_operator: '该用户的身份由您核实，而付款人正是与该姓名比对的。请提出入账申请，由另一位操作员决定。',
    operator_day_exceeded:
      '您在 24 小时内单独付款的总额须低于 {maximum} USDT，目前剩余 {left} USDT。此笔提现须由其他人审批或付款。',
    reason_missing: '请填写原因。',
  },
}
