import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    contactText: '入金の前に、メールアドレスか電話番号を登録してください。入金状況のお知らせと資金の保護に使います。',
    title: '入金',
    choose: '入金方法を選択',
    none: '現在入金できません',
    noneText: '今ご利用いただける入金方法がありません。',
    sandboxText: 'サンドボックスです。実際のお金は送らないでください。',
    onlyThis: '{{network}} ネットワークで {{currency}} だけを送ってください。それ以外を送ると失われます。',
    addressOf: '{{currency}} の入金アドレス',
    qrLabel: 'アドレス {{address}} の QR コード',
    copyAddress: 'アドレスをコピー',
    ownAddress: 'お客様専用のアドレスです。変わることはありません。',
    confirmations: '承認数',
    automatic: '着金すると自動で残高に反映します。ご連絡は不要です。',
    bankTitle: '次の口座へお振り込みください',
    bankText: '振込後に金額を入力し、振込の画像を添付してください。',
    sent: '送金しました',
    amountTitle: '送金した金額',
    enterAmount: '金額を入力してください',
    tooSmall: '{{amount}} {{currency}} 以上',
    proof: '振込の画像',
    proofGuide: '金額、日付、双方の口座が写った写真またはスクリーンショット。',
    proofGuideChain: '任意。金額、アドレス、取引が写ったスクリーンショットがあると、着金しないときの確認に役立ちます。',
    addProof: '振込の画像を追加してください',
    review: '次へ',
    confirmTitle: '入金の確認',
    confirmText: '金額が違っていても、実際に着金した額を反映します。',
    act: '入金を申請',
    proofAdded: '追加済み',
  },
  refusals: {
    deposit_channel_off: 'この入金方法は現在ご利用いただけません。ほかの入金方法を選んでください。',
    deposit_too_small: '最低入金額は {minimum} {currency} です。',
    proof_required: '振込がわかる画像を添付してください。',
    proof_not_found: '画像が見つかりません。もう一度添付してください。',
    open_deposits_exceeded: '確認中の入金がすでに {maximum} 件あります。完了を待つか、1 件キャンセルしてください。',
    deposit_not_open: 'この入金はすでに処理が決まったため、キャンセルできません。',
    already_claimed: '別の担当者が処理中です。',
    arrival_used: 'この着金はすでに別の入金に使われています。',
    arrival_differs: 'この着金は入金と一致しません。違いは {difference} です。',
    arrival_known: 'この参照番号の着金はすでに登録されています。',
    channel_unknown: 'チャネル {channel} はありません。',
    not_delivered: 'この入金はまだ反映されていません。',
  },
  entries: {
    deposit: '入金',
    deposit_undone: '入金の取消',
    reward: '特典',
    correction: '訂正',
  },
  messages: {
    deposit_submitted: {
      title: '入金を確認中：{amount} {currency}',
      text: '{channel}による {amount} {currency} の入金申請を受け付けました。着金を確認次第、残高に反映します。',
    },
    deposit_delivered: {
      title: '入金完了：{amount} {currency}',
      text: '{amount} {currency} が着金し、残高に反映されました。',
    },
    deposit_rejected: {
      title: '入金申請の却下：{amount} {currency}',
      text: '{channel}による {amount} {currency} の入金申請を承認できませんでした。理由：{reason}。新しく申請できます。',
    },
    deposit_cancelled: {
      title: '入金をキャンセルしました：{amount} {currency}',
      text: '{channel}による {amount} {currency} の入金申請をキャンセルしました。すでに送金した場合は、新しく申請してください。',
    },
    deposit_undone: {
      title: '入金の取消：{amount} {currency}',
      text: '{amount} {currency} の入金を取り消しました。理由：{reason}。しばらく出金できません。サポートにご連絡ください。対応いたします。',
    },
    reward_granted: {
      title: '特典：{amount} {currency}',
      text: '{amount} {currency} を進呈し、残高に反映しました。理由：{reason}。',
    },
    balance_credited: {
      title: '訂正：{amount} {currency} を加算',
      text: '訂正として {amount} {currency} を残高に加えました。理由：{reason}。',
    },
    balance_debited: {
      title: '訂正：{amount} {currency} を減算',
      text: '訂正として {amount} {currency} を口座から差し引きました。理由：{reason}。ご異議がある場合は、サポートにご連絡ください。',
    },
  },
}
