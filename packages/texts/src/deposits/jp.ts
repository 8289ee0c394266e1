import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    contactText:
      '入金の前にメールアドレスか電話番号を登録してください。資金の動きをお知らせし、他人による引き出しを防ぐために必要です。',
    title: '入金',
    choose: '入金方法を選択',
    none: '現在入金できません',
    noneText: 'ご利用いただける入金方法が今はありません。',
    sandboxText: 'サンドボックスです。実際のお金は送らないでください。',
    onlyThis: '{{network}} ネットワークの {{currency}} のみ送金できます。それ以外を送ると失われます。',
    addressOf: '{{currency}} の入金アドレス',
    qrLabel: 'アドレス {{address}} の QR コード',
    copyAddress: 'アドレスをコピー',
    ownAddress: 'お客様専用のアドレスで、変わることはありません。',
    confirmations: '承認数',
    automatic: '着金すると自動で反映されます。ご連絡は不要です。',
    bankTitle: '次の口座へお振り込みください',
    bankText: '振り込み後、金額と振込の画像をお送りください。',
    sent: '送金しました',
    amountTitle: '送金した金額',
    enterAmount: '金額を入力してください',
    tooSmall: '{{amount}} {{currency}} 以上',
    proof: '振込の画像',
    proofGuide: '金額・日付・双方の口座が写った写真またはスクリーンショット。',
    proofGuideChain: '任意。着金しない場合に、金額・アドレス・取引が写った画像が役立ちます。',
    addProof: '振込の画像を追加してください',
    review: '次へ',
    confirmTitle: '入金の確認',
    confirmText: '入力した金額と異なる場合も、実際の着金額を反映します。',
    act: '入金を申請',
    proofAdded: '追加済み',
  },
  refusals: {
    deposit_channel_off: 'この入金方法は現在ご利用いただけません。ほかの方法をお選びください。',
    deposit_too_small: 'この方法の最低入金額は {minimum} {currency} です。',
    proof_required: '振込を確認できる画像を添付してください。',
    proof_not_found: '画像が見つかりません。もう一度添付してください。',
    open_deposits_exceeded: '審査中の入金がすでに {maximum} 件あります。完了を待つか、1 件取り消してください。',
    deposit_not_open: 'この入金はすでに処理されたため、取り消せません。',
    already_claimed: '別の担当者が処理中です。',
    arrival_used: 'この入金記録は別の入金で使用済みです。',
    arrival_differs: '{difference} のため、この入金記録はこの入金のものではありません。',
    arrival_known: 'この参照番号の入金記録はすでに登録されています。',
    channel_unknown: 'チャネル {channel} はありません。',
    not_delivered: 'この入金はまだ反映されていません。',
  },
  entries: {
    deposit: '入金',
    deposit_undone: '入金の取消',
    reward: '報酬',
    correction: '訂正',
  },
  messages: {
    deposit_submitted: {
      title: '入金を確認中：{amount} {currency}',
      text: '{channel}による {amount} {currency} の入金申請を受け付けました。着金を確認次第、反映します。',
    },
    deposit_delivered: {
      title: '入金完了：{amount} {currency}',
      text: '{amount} {currency} が着金し、残高に反映されました。',
    },
    deposit_rejected: {
      title: '入金申請の却下：{amount} {currency}',
      text: '{channel}による {amount} {currency} の入金申請は却下されました。理由：{reason}。あらためて申請できます。',
    },
    deposit_cancelled: {
      title: '入金申請の取消：{amount} {currency}',
      text: '{channel}による {amount} {currency} の入金申請を取り消しました。すでに送金済みの場合は、あらためて申請してください。',
    },
    deposit_undone: {
      title: '入金の取消：{amount} {currency}',
      text: '反映済みの入金 {amount} {currency} は取り消されました。理由：{reason}。出金は一時停止しています。サポートまでご連絡ください。',
    },
    reward_granted: {
      title: '特典：{amount} {currency}',
      text: '{amount} {currency} を進呈し、残高に反映しました。理由：{reason}。',
    },
    balance_credited: {
      title: '訂正：{amount} {currency} の入金',
      text: '訂正として {amount} {currency} を残高に加えました。理由：{reason}。',
    },
    balance_debited: {
      title: '訂正：{amount} {currency} の引き落とし',
      text: '訂正として {amount} {currency} を口座から引き落としました。理由：{reason}。ご異議がある場合はサポートまでご連絡ください。',
    },
  },
}
