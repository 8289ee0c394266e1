import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    contactText: '入金前請先綁定電子郵件或手機，用於通知資金動態、保護資金安全。',
    title: '入金',
    choose: '選擇入金方式',
    none: '暫時無法入金',
    noneText: '目前沒有可用的入金方式。',
    sandboxText: '沙盒環境：請勿轉入真實資金。',
    onlyThis: '僅限透過 {{network}} 網路轉入 {{currency}}，轉入其他資產將會遺失。',
    addressOf: '{{currency}} 入金地址',
    qrLabel: '地址 {{address}} 的 QR 碼',
    copyAddress: '複製地址',
    ownAddress: '這是您的專屬地址，不會變更。',
    confirmations: '確認數',
    automatic: '到帳後自動入帳，無需通知我們。',
    bankTitle: '請轉帳至以下帳戶',
    bankText: '轉帳後填寫金額，並上傳轉帳截圖。',
    sent: '我已轉帳',
    amountTitle: '轉帳金額',
    enterAmount: '請輸入金額',
    tooSmall: '最低 {{amount}} {{currency}}',
    proof: '轉帳截圖',
    proofGuide: '照片或截圖須顯示金額、日期和雙方帳戶。',
    proofGuideChain: '選填。若未到帳，顯示金額、地址和交易的截圖能幫我們查找。',
    addProof: '請上傳轉帳截圖',
    review: '下一步',
    confirmTitle: '確認入金',
    confirmText: '按實際到帳金額入帳，即使與填寫的不同。',
    act: '提交入金',
    proofAdded: '已上傳',
  },
  refusals: {
    deposit_channel_off: '該入金方式已暫停，請選擇其他方式。',
    deposit_too_small: '最低入金 {minimum} {currency}。',
    proof_required: '請上傳轉帳截圖。',
    proof_not_found: '找不到這張圖片了，請重新上傳。',
    open_deposits_exceeded: '已有 {maximum} 筆入金在審核，請等一筆處理完，或取消一筆。',
    deposit_not_open: '這筆入金已有審核結果，無法取消。',
    already_claimed: '其他操作員正在處理。',
    arrival_used: '該到帳紀錄已被另一筆入金使用。',
    arrival_differs: '該到帳紀錄與這筆入金不符：{difference}。',
    arrival_known: '已有相同參考號的到帳紀錄。',
    channel_unknown: '沒有通道 {channel}。',
    not_delivered: '這筆入金尚未入帳。',
  },
  entries: {
    deposit: '入金',
    deposit_undone: '入金撤銷',
    reward: '獎勵',
    correction: '更正',
  },
  messages: {
    deposit_submitted: {
      title: '入金審核中：{amount} {currency}',
      text: '已收到您透過{channel}提交的 {amount} {currency} 入金申請，確認到帳後立即入帳。',
    },
    deposit_delivered: {
      title: '入金已到帳：{amount} {currency}',
      text: '{amount} {currency} 已到帳，並計入餘額。',
    },
    deposit_rejected: {
      title: '入金遭駁回：{amount} {currency}',
      text: '您透過{channel}提交的 {amount} {currency} 入金申請未通過。原因：{reason}。您可以重新提交。',
    },
    deposit_cancelled: {
      title: '入金已取消：{amount} {currency}',
      text: '您取消了透過{channel}提交的 {amount} {currency} 入金申請。如果已經轉帳，請重新提交申請。',
    },
    deposit_undone: {
      title: '入金已撤銷：{amount} {currency}',
      text: '我們撤銷了您 {amount} {currency} 的入金。原因：{reason}。您暫時無法提領，請聯絡客服，我們會幫您處理。',
    },
    reward_granted: {
      title: '獎勵：{amount} {currency}',
      text: '您獲得了 {amount} {currency}，已計入餘額。原因：{reason}。',
    },
    balance_credited: {
      title: '更正：入帳 {amount} {currency}',
      text: '作為更正，我們向您的餘額加入了 {amount} {currency}。原因：{reason}。',
    },
    balance_debited: {
      title: '更正：扣除 {amount} {currency}',
      text: '作為更正，我們從您的帳戶扣除了 {amount} {currency}。原因：{reason}。如有異議，請聯絡客服。',
    },
  },
}
