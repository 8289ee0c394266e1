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
    reason_missing: '请填写原因。',
  },
}
