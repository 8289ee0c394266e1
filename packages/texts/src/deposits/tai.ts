import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    contactText: 'ก่อนฝากเงิน โปรดผูกอีเมลหรือหมายเลขโทรศัพท์ เราจึงจะแจ้งความเคลื่อนไหวของเงินและป้องกันไม่ให้ผู้อื่นนำเงินไปได้',
    title: 'ฝากเงิน',
    choose: 'เลือกวิธีฝากเงิน',
    none: 'ยังฝากเงินไม่ได้ในขณะนี้',
    noneText: 'ขณะนี้ไม่มีช่องทางฝากเงินสำหรับคุณ',
    sandboxText: 'แซนด์บ็อกซ์: อย่าส่งเงินจริง',
    onlyThis: 'ส่งเฉพาะ {{currency}} ผ่านเครือข่าย {{network}} เท่านั้น หากส่งอย่างอื่นจะสูญหาย',
    addressOf: 'ที่อยู่ {{currency}} ของคุณ',
    qrLabel: 'คิวอาร์โค้ดของที่อยู่ {{address}}',
    copyAddress: 'คัดลอกที่อยู่',
    ownAddress: 'ที่อยู่นี้เป็นของคุณคนเดียวและไม่เปลี่ยนแปลง',
    confirmations: 'จำนวนการยืนยัน',
    automatic: 'เงินที่มาถึงจะเข้าบัญชีเอง ไม่ต้องแจ้งเรา',
    bankTitle: 'โอนเข้าบัญชีนี้',
    bankText: 'จากนั้นแจ้งจำนวนเงินพร้อมรูปหลักฐานการโอน',
    sent: 'ฉันโอนแล้ว',
    amountTitle: 'จำนวนเงินที่โอน',
    enterAmount: 'ใส่จำนวนเงิน',
    tooSmall: 'อย่างน้อย {{amount}} {{currency}}',
    proof: 'รูปหลักฐานการโอน',
    proofGuide: 'รูปถ่ายหรือภาพหน้าจอที่เห็นจำนวนเงิน วันที่ และบัญชีทั้งสองฝ่าย',
    proofGuideChain: 'ไม่บังคับ ภาพหน้าจอที่เห็นจำนวนเงิน ที่อยู่ และธุรกรรมช่วยได้หากเงินไม่เข้า',
    addProof: 'เพิ่มรูปหลักฐานการโอน',
    review: 'ถัดไป',
    confirmTitle: 'ยืนยันการฝาก',
    confirmText: 'ยอดที่มาถึงจริงจะเข้าบัญชี แม้ต่างจากที่แจ้ง',
    act: 'ส่งคำขอฝาก',
    proofAdded: 'เพิ่มแล้ว',
  },
  refusals: {
    deposit_channel_off: 'ช่องทางฝากเงินนี้ปิดอยู่ในขณะนี้ โปรดเลือกช่องทางอื่น',
    deposit_too_small: 'ยอดฝากขั้นต่ำของช่องทางนี้คือ {minimum} {currency}',
    proof_required: 'โปรดแนบรูปหลักฐานการโอนของคุณ',
    proof_not_found: 'ไม่พบรูปนี้แล้ว โปรดแนบใหม่อีกครั้ง',
    open_deposits_exceeded: 'คุณมีรายการฝากที่รอตรวจสอบอยู่ {maximum} รายการแล้ว โปรดรอหรือยกเลิกหนึ่งรายการ',
    deposit_not_open: 'รายการฝากนี้ดำเนินการแล้ว จึงยกเลิกไม่ได้',
    already_claimed: 'เจ้าหน้าที่คนอื่นกำลังดำเนินการอยู่',
    arrival_used: 'รายการเงินเข้านี้ถูกใช้กับการฝากอื่นแล้ว',
    arrival_differs: 'รายการเงินเข้านี้ไม่ใช่ของการฝากนี้: {difference}',
    arrival_known: 'มีการบันทึกรายการเงินเข้าที่มีเลขอ้างอิงนี้แล้ว',
    channel_unknown: 'ไม่มีช่องทาง {channel}',
    not_delivered: 'การฝากนี้ยังไม่ได้เข้าบัญชี',
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
      text: 'เราได้รับคำขอฝาก {amount} {currency} ผ่าน {channel} ของคุณแล้ว ยอดที่มาถึงจะเข้าบัญชีทันทีที่ได้รับการยืนยัน',
    },
    deposit_delivered: {
      title: 'ฝากสำเร็จ: {amount} {currency}',
      text: '{amount} {currency} มาถึงแล้วและอยู่ในยอดคงเหลือของคุณ',
    },
    deposit_rejected: {
      title: 'คำขอฝากถูกปฏิเสธ: {amount} {currency}',
      text: 'คำขอฝาก {amount} {currency} ผ่าน {channel} ของคุณถูกปฏิเสธ เหตุผล: {reason} คุณส่งคำขอใหม่ได้',
    },
    deposit_cancelled: {
      title: 'ยกเลิกคำขอฝาก: {amount} {currency}',
      text: 'คุณได้ยกเลิกคำขอฝาก {amount} {currency} ผ่าน {channel} หากโอนเงินไปแล้ว โปรดส่งคำขอใหม่',
    },
    deposit_undone: {
      title: 'เรียกคืนยอดฝาก: {amount} {currency}',
      text: 'ยอดฝาก {amount} {currency} ที่เข้าบัญชีของคุณถูกเรียกคืน เหตุผล: {reason} การถอนถูกระงับชั่วคราว โปรดติดต่อฝ่ายสนับสนุน',
    },
    reward_granted: {
      title: 'รางวัล: {amount} {currency}',
      text: 'คุณได้รับ {amount} {currency} ซึ่งอยู่ในยอดคงเหลือของคุณแล้ว เหตุผล: {reason}',
    },
    balance_credited: {
      title: 'แก้ไขยอด: เพิ่ม {amount} {currency}',
      text: '{amount} {currency} ถูกเพิ่มเข้ายอดคงเหลือของคุณเพื่อแก้ไขยอด เหตุผล: {reason}',
    },
    balance_debited: {
      title: 'แก้ไขยอด: หัก {amount} {currency}',
      text: '{amount} {currency} ถูกหักจากบัญชีของคุณเพื่อแก้ไขยอด เหตุผล: {reason} หากไม่เห็นด้วย โปรดติดต่อฝ่ายสนับสนุน',
    },
  },
}
