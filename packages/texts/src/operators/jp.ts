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
    reason_missing: '理由を入力してください。',
  },
}
