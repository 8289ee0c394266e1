import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    sandboxText: 'นี่คือแซนด์บ็อกซ์ที่ใครก็เปิดใช้ได้ อย่าอัปโหลดเอกสารจริง ให้ใช้เอกสารสมมติ',
    notAnImage: 'อัปโหลดไฟล์รูปภาพ',
    unreadable: 'อ่านไฟล์ไม่สำเร็จ',
    undecodable: 'โหลดรูปภาพไม่สำเร็จ',
    tooLarge: 'รูปนี้ใหญ่กว่า 20 MB เลือกรูปที่เล็กกว่า',
    phoneFormat: 'เบราว์เซอร์นี้อ่านรูป HEIC ไม่ได้ บันทึกเป็น JPEG หรือเลือกภาพหน้าจอของรูปนั้น',
    choose: 'เลือกรูปภาพ',
    take: 'ถ่ายรูป',
    replace: 'เปลี่ยน',
    enlarge: 'ขยาย',
    removeOf: 'ลบ: {{label}}',
    preparing: 'กำลังเตรียมรูป',
    uploading: 'กำลังอัปโหลด',
    uploaded: 'อัปโหลดแล้ว',
  },
  refusals: {
    image_type_not_taken: 'อัปโหลดได้เฉพาะรูปภาพชนิดต่อไปนี้: {formats}',
    image_of_phone_only: 'อัปโหลดรูป {format} ไม่ได้ บันทึกเป็นรูปแบบต่อไปนี้แล้วลองอีกครั้ง: {formats}',
    image_unreadable: 'รูปนี้เสียหาย เลือกรูปอื่น',
    image_too_large: 'รูปนี้ใหญ่เกินไป ได้ไม่เกิน {megapixels} ล้านพิกเซล',
    uploads_exhausted: 'อัปโหลดรูปได้วันละ {maximum} รูป ลองอีกครั้งพรุ่งนี้',
    file_not_found: 'ไม่มีรูปนี้แล้ว ถ่ายหรือเลือกใหม่',
    file_lost: 'เราอ่านรูปนี้ไม่ได้แล้ว อัปโหลดใหม่',
  },
}
