import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  refusals: {
    already_decided: 'すでに処理済みです。',
    own_proposal: '自分の提案は承認できません。',
    operator_too_new: 'アカウントが新しいため、まだ承認できません。{time} から可能です。',
    operator_known: '同じ名前の担当者がすでにいます。',
    password_change_required: '先に新しいパスワードを設定してください。',
    operators_needed: '担当者を管理できる人が少なくとも2人必要です。',
    terms_changed: '提案後に設定が変更されました。取り下げて、もう一度提案してください。',
    sale_unchanged: 'この商品はすでにこの条件で販売中です。',
    rule_too_new:
      'ルールは最初の販売の7日前までに公開されている必要があります。{time}以降にもう一度販売開始を提案してください。それまでルールを変えないでください。',
    sale_not_open: 'この商品は販売中ではありません。',
    product_is_frozen: 'この商品はすでに凍結されています。',
    product_not_frozen: 'この商品は凍結されていません。',
    arrival_from_chain: '資本にできるのは銀行の入金だけです。チェーンの入金は、そのアドレスを持つ人のものです。',
    reference_used: 'この照会番号はすでに登録されています。明細を確認してください。',
    ieo_listed_before: 'このトークンはすでに上場済みです。上場は1回だけです。',
    no_proceeds: '支払い待ちの調達額はありません。',
    second_operator_needed: '別の担当者が行う必要があります。',
    credited_by_operator:
      'このユーザーの入金を反映したため、出金の承認と支払いは別の担当者が行います。残り{days}日です。',
    credit_differs: '申請内容と一致しません：{difference}。別の担当者が判断できるよう、反映を提案してください。',
    verified_by_operator:
      'このユーザーの本人確認を行ったのはあなたです。送金者名はその氏名と照合されます。別の担当者が判断できるよう、反映を提案してください。',
    operator_day_exceeded:
      '1人で支払えるのは24時間で{maximum} USDT未満です（残り{left} USDT）。この出金は別の担当者が承認または支払う必要があります。',
    reason_missing: '理由を入力してください。',
  },
}
