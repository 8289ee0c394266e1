import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  refusals: {
    already_decided: '此項已有決定。',
    own_proposal: '不能審批自己提出的申請。',
    operator_too_new: '您的帳號過新，不能作為第二簽署人。{time} 起可審批。',
    operator_known: '已有同名操作員。',
    password_change_required: '請先設定新密碼。',
    operators_needed: '至少須保留兩名可管理操作員的操作員。',
    second_operator_needed: '此操作需由另一位操作員完成。',
    credited_by_operator: '您曾為該用戶的充值入帳：其提現須由另一位操作員審批和付款。您在 {days} 天後可再次處理。',
    credit_differs: '與申報不符：{difference}。請提出入帳申請，由另一位操作員決定。',
    verified_by_operator: '該使用者的身分由您核實，而付款人正是與該姓名比對的。請提出入帳申請，由另一位操作員決定。',
    operator_day_exceeded:
      '您在 24 小時內單獨付款的總額須低於 {maximum} USDT，目前剩餘 {left} USDT。此筆提現須由其他人審批或付款。',
    reason_missing: '請填寫原因。',
  },
}
