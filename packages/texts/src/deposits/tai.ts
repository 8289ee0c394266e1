import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    contactText: 'ผูกอีเมลหรือเบอร์โทรก่อนฝากเงิน เราใช้แจ้งความคืบหน้าและปกป้องเงินของคุณ',
    title: 'ฝากเงิน',
    choose: 'เลือกวิธีฝากเงิน',
    none: 'ยังฝากเงินไม่ได้ในขณะนี้',
    noneText: 'ขณะนี้ไม่มีช่องทางฝากเงินที่คุณใช้ได้',
    sandboxText: 'แซนด์บ็อกซ์: อย่าส่งเงินจริง',
    onlyThis: 'ส่งเฉพาะ {{currency}} บนเครือข่าย {{network}} เท่านั้น ส่งอย่างอื่นมาจะสูญหาย',
    addressOf: 'ที่อยู่ {{currency}} ของคุณ',
    qrLabel: 'คิวอาร์โค้ดของที่อยู่ {{address}}',
    copyAddress: 'คัดลอกที่อยู่',
    ownAddress: 'ที่อยู่นี้เป็นของคุณ และไม่เปลี่ยน',
    confirmations: 'จำนวนการยืนยัน',
    automatic: 'เงินที่มาถึงจะเข้าบัญชีอัตโนมัติ ไม่ต้องแจ้งเรา',
    bankTitle: 'โอนเข้าบัญชีนี้',
    bankText: 'จากนั้นแจ้งจำนวนเงินและแนบรูปหลักฐานการโอน',
    sent: 'ฉันโอนแล้ว',
    amountTitle: 'จำนวนเงินที่โอน',
    enterAmount: 'กรอกจำนวนเงิน',
    tooSmall: 'อย่างน้อย {{amount}} {{currency}}',
    proof: 'รูปหลักฐานการโอน',
    proofGuide: 'รูปถ่ายหรือภาพหน้าจอที่เห็นจำนวนเงิน วันที่ และบัญชีทั้งสองฝ่าย',
    proofGuideChain: 'ไม่บังคับ ภาพหน้าจอที่เห็นจำนวนเงิน ที่อยู่ และธุรกรรม ช่วยเราได้หากเงินไม่เข้า',
    addProof: 'เพิ่มรูปหลักฐานการโอน',
    review: 'ถัดไป',
    confirmTitle: 'ยืนยันการฝาก',
    confirmText: 'เราเข้าบัญชีให้ตามยอดที่มาถึงจริง แม้จะต่างจากที่แจ้ง',
    act: 'ส่งคำขอฝาก',
    proofAdded: 'เพิ่มแล้ว',
  },
  refusals: {
    deposit_channel_off: 'ช่องทางฝากเงินนี้ปิดอยู่ เลือกช่องทางอื่น',
    deposit_too_small: 'ยอดฝากขั้นต่ำคือ {minimum} {currency}',
    proof_required: 'แนบรูปหลักฐานการโอนของคุณ',
    proof_not_found: 'เราไม่พบรูปนี้แล้ว แนบใหม่อีกครั้ง',
    open_deposits_exceeded: 'คุณมีรายการฝากที่รอตรวจสอบ {maximum} รายการแล้ว รอให้เสร็จก่อน หรือยกเลิกหนึ่งรายการ',
    deposit_not_open: 'เราตัดสินรายการฝากนี้ไปแล้ว คุณจึงยกเลิกไม่ได้',
    already_claimed: 'เจ้าหน้าที่คนอื่นกำลังดำเนินการอยู่',
    arrival_used: 'รายการเงินเข้านี้ถูกใช้กับการฝากอื่นแล้ว',
    arrival_differs: 'รายการเงินเข้านี้ไม่ตรงกับการฝาก: {difference}',
    arrival_known: 'มีรายการเงินเข้าที่ใช้เลขอ้างอิงนี้อยู่แล้ว',
    channel_unknown: 'ไม่มีช่องทาง {channel}',
    not_delivered: 'การฝากนี้ยังไม่เข้าบัญชี',
  },
  entries: {
    deposit: 'ฝากเงิน',
    deposit_undone: 'ยกเลิกรายการฝาก',
    reward: 'รางวัล',
    correction: 'การแก้ไขรายการ',
  },
  messages: {
    deposit_submitted: {
      title: 'กำลังตรวจสอบรายการฝาก: {amount} {currency}',
      text: 'เราได้รับคำขอฝาก {amount} {currency} ผ่าน {channel} แล้ว ยอดจะเข้าบัญชีทันทีที่ยืนยัน',
    },
    deposit_delivered: {
      title: 'ฝากสำเร็จ: {amount} {currency}',
      text: '{amount} {currency} มาถึงแล้ว อยู่ในยอดคงเหลือของคุณ',
    },
    deposit_rejected: {
      title: 'คำขอฝากถูกปฏิเสธ: {amount} {currency}',
      text: 'เรารับคำขอฝาก {amount} {currency} ผ่าน {channel} ไม่ได้ เหตุผล: {reason} คุณส่งคำขอใหม่ได้',
    },
    deposit_cancelled: {
      title: 'ยกเลิกคำขอฝาก: {amount} {currency}',
      text: 'คุณยกเลิกคำขอฝาก {amount} {currency} ผ่าน {channel} แล้ว ถ้าโอนเงินไปแล้ว ให้ส่งคำขอใหม่',
    },
    deposit_undone: {
      title: 'เรียกคืนยอดฝาก: {amount} {currency}',
      text: 'เราเรียกคืนยอดฝาก {amount} {currency} ของคุณ เหตุผล: {reason} ตอนนี้คุณยังถอนเงินไม่ได้ ติดต่อฝ่ายสนับสนุน เราพร้อมช่วย',
    },
    reward_granted: {
      title: 'รางวัล: {amount} {currency}',
      text: 'คุณได้รับ {amount} {currency} อยู่ในยอดคงเหลือแล้ว เหตุผล: {reason}',
    },
    balance_credited: {
      title: 'แก้ไขยอด: เพิ่ม {amount} {currency}',
      text: 'เราเพิ่ม {amount} {currency} เข้ายอดคงเหลือของคุณเพื่อแก้ไขยอด เหตุผล: {reason}',
    },
    balance_debited: {
      title: 'แก้ไขยอด: หัก {amount} {currency}',
      text: 'เราหัก {amount} {currency} จากบัญชีของคุณเพื่อแก้ไขยอด เหตุผล: {reason} ถ้าไม่เห็นด้วย ติดต่อฝ่ายสนับสนุน',
    },
  },
}
