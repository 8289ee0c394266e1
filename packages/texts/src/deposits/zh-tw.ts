import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    contactText: '充值前請先綁定電子郵件或手機號碼：這樣我們才能告知您資金的變動，並防止他人取走。',
    title: '充值',
    choose: '選擇充值方式',
    none: '暫不提供充值',
    noneText: '目前沒有可供您使用的充值方式。',
    sandboxText: '沙盒環境：請勿轉入真實資金。',
    onlyThis: '僅可透過 {{network}} 網路轉入 {{currency}}，轉入其他資產將無法找回。',
    addressOf: '您的 {{currency}} 充值地址',
    qrLabel: '地址 {{address}} 的 QR Code',
    copyAddress: '複製地址',
    ownAddress: '此地址僅供您使用，長期有效。',
    confirmations: '確認數',
    automatic: '款項到達後自動入帳，無須另行告知。',
    bankTitle: '請轉帳至以下帳戶',
    bankText: '轉帳後請填寫金額並上傳轉帳憑證。',
    sent: '我已轉帳',
    amountTitle: '您轉帳的金額',
    enterAmount: '請輸充值額',
    tooSmall: '最低 {{amount}} {{currency}}',
    proof: '轉帳憑證',
    proofGuide: '照片或截圖須顯示金額、日期及雙方帳戶。',
    proofGuideChain: '選填。若未到帳，顯示金額、地址和交易的截圖有助於查核。',
    addProof: '請上傳轉帳憑證',
    review: '下一步',
    confirmTitle: '確認充值',
    confirmText: '以實際到帳金額入帳，與填寫金額不同也會如實入帳。',
    act: '提交充值',
    proofAdded: '已上傳',
  },
  refusals: {
    deposit_channel_off: '此充值方式目前未開放，請選擇其他方式。',
    deposit_too_small: '此方式的最低充值金額為 {minimum} {currency}。',
    proof_required: '請上傳轉帳憑證圖片。',
    proof_not_found: '憑證圖片已不存在，請重新上傳。',
    open_deposits_exceeded: '您已有 {maximum} 筆充值正在審核，請等待處理或先取消一筆。',
    deposit_not_open: '此筆充值已處理，無法取消。',
    already_claimed: '其他操作員正在處理。',
    arrival_used: '該到帳記錄已被另一筆充值使用。',
    arrival_differs: '該到帳記錄不屬於這筆充值：{difference}。',
    arrival_known: '該參考號的到帳記錄已錄入。',
    channel_unknown: '沒有通道 {channel}。',
    not_delivered: '這筆充值尚未入帳。',
  },
  entries: {
    deposit: '充值',
    deposit_undone: '充值撤銷',
    reward: '獎勵',
    correction: '更正',
  },
  messages: {
    deposit_submitted: {
      title: '充值審核中：{amount} {currency}',
      text: '您透過{channel}提交的 {amount} {currency} 充值申請已收到，款項到帳確認後將立即入帳。',
    },
    deposit_delivered: {
      title: '充值已到帳：{amount} {currency}',
      text: '{amount} {currency} 已到帳，並計入您的餘額。',
    },
    deposit_rejected: {
      title: '充值遭駁回：{amount} {currency}',
      text: '您透過{channel}提交的 {amount} {currency} 充值申請遭駁回，原因：{reason}。您可以重新提交。',
    },
    deposit_cancelled: {
      title: '充值已取消：{amount} {currency}',
      text: '您已取消透過{channel}提交的 {amount} {currency} 充值申請。如已匯出款項，請重新提交申請。',
    },
    deposit_undone: {
      title: '充值已撤回：{amount} {currency}',
      text: '先前入帳的 {amount} {currency} 充值已被撤回，原因：{reason}。提現暫時凍結，請聯絡客服。',
    },
    reward_granted: {
      title: '獎勵：{amount} {currency}',
      text: '您獲得了 {amount} {currency}，已計入您的餘額。原因：{reason}。',
    },
    balance_credited: {
      title: '更正：入帳 {amount} {currency}',
      text: '作為更正，{amount} {currency} 已計入您的餘額。原因：{reason}。',
    },
    balance_debited: {
      title: '更正：扣除 {amount} {currency}',
      text: '作為更正，已從您的帳戶扣除 {amount} {currency}。原因：{reason}。如有異議，請聯絡客服。',
    },
  },
}
