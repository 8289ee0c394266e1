import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  refusals: {
    already_decided: '该事项已处理。',
    own_proposal: '不能审批自己的提案。',
    operator_too_new: '您的账号较新，暂不能审批。{time} 起可审批。',
    operator_known: '已有同名操作员。',
    password_change_required: '请先设置新密码。',
    operators_needed: '至少要保留两名可管理操作员的人员。',
    terms_changed: '提出后设置已更改。请撤回并重新提出。',
    sale_unchanged: '该产品已按这些条款在售。',
    rule_too_new: '规则须公开满七天后才能首次发售。请在 {time} 之后重新提议开售，在此之前不要更改规则。',
    sale_not_open: '该产品未在售。',
    product_is_frozen: '该产品已冻结。',
    product_not_frozen: '该产品未冻结。',
    arrival_from_chain: '只有银行入账可以转为资本：链上的款项属于获得该地址的人。',
    reference_used: '该参考号已登记过。请核对账单。',
    ieo_listed_before: '该代币已上线交易。每种代币只上线一次。',
    no_proceeds: '没有待支付给发行人的募集款。',
    second_operator_needed: '需由另一位操作员处理。',
    credited_by_operator: '您为该用户的充值办理了入账，其提现须由另一位操作员审批和付款。剩余 {days} 天。',
    credit_differs: '与申请不符：{difference}。请提交入账提案，由另一位操作员决定。',
    verified_by_operator: '该用户的身份由您核验，付款人姓名会与其比对。请提交入账提案，由另一位操作员决定。',
    operator_day_exceeded:
      '您一人 24 小时内的付款须低于 {maximum} USDT，剩余额度 {left} USDT。此笔提现须由另一位操作员审批或付款。',
    reason_missing: '请填写原因。',
  },
}
