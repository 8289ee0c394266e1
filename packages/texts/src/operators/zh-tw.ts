import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  refusals: {
    already_decided: '此事項已處理。',
    own_proposal: '不能審批自己的提案。',
    operator_too_new: '您的帳號較新，暫時無法審批。{time} 起可審批。',
    operator_known: '已有同名操作員。',
    password_change_required: '請先設定新密碼。',
    operators_needed: '至少要保留兩名可管理操作員的人員。',
    terms_changed: '提出後設定已變更。請撤回並重新提出。',
    sale_unchanged: '該產品已按這些條款在售。',
    rule_too_new: '規則須公開滿七天後才能首次發售。請在 {time} 之後重新提議開賣，在此之前不要更改規則。',
    sale_not_open: '該產品未在售。',
    product_is_frozen: '該產品已凍結。',
    product_not_frozen: '該產品未凍結。',
    arrival_from_chain: '只有銀行入帳可以轉為資本：鏈上的款項屬於獲得該地址的人。',
    reference_used: '此參考編號已登記過。請核對對帳單。',
    ieo_listed_before: '該代幣已上線交易。每種代幣只上線一次。',
    no_proceeds: '沒有待支付給發行人的募集款。',
    second_operator_needed: '需由另一位操作員處理。',
    credited_by_operator: '您為此用戶的入金辦理了入帳，其提領須由另一位操作員審批及付款。剩餘 {days} 天。',
    credit_differs: '與申請不符：{difference}。請提交入帳提案，由另一位操作員決定。',
    verified_by_operator: '此用戶的身分由您核驗，付款人姓名會與其比對。請提交入帳提案，由另一位操作員決定。',
    operator_day_exceeded:
      '您一人 24 小時內的付款須低於 {maximum} USDT，剩餘額度 {left} USDT。此筆提領須由另一位操作員審批或付款。',
    reason_missing: '請填寫原因。',
  },
}
