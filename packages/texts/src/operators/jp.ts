import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  refusals: {
    already_decided: 'すでに決定済みです。',
    own_proposal: '自分の提案を自分で決定することはできません。',
    operator_too_new: 'アカウントが新しいため、第二署名者になれません。{time} から決定できます。',
    operator_known: '同じ名前の担当者がいます。',
    password_change_required: '先に新しいパスワードを設定してください。',
    operators_needed: '担当者を変更できる担当者が少なくとも二人必要です。',
    second_operator_needed: 'この操作には別の担当者が必要です。',
    credited_by_operator:
      'あなたはこのユーザーの入金を計上しました。出金の審査と支払いは別のオペレーターが行います。{days}日後に再び行えます。',
    credit_differs: '申告と異なります：{difference}。別のオペレーターが決定できるよう、計上を提案してください。',
    verified_by_operator:
      'このユーザーの本人確認を承認したのはあなたです。送金者名はその氏名と照合されます。別のオペレーターが決定できるよう、計上を提案してください。',
    operator_day_exceeded:
      'お一人で支払えるのは24時間で{maximum} USDT未満です。残りは{left} USDTです。この出金は別の人が承認するか支払う必要があります。',
    reason_missing: '理由を入力してください。',
  },
}
