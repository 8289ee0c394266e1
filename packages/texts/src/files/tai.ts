import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    sandboxText: 'นี่คือแซนด์บ็อกซ์ที่ใช้เงินสมมุติ ซึ่งใครก็เปิดให้บริการได้ โปรดอย่าส่งเอกสารจริง ให้ใช้เอกสารสมมุติ',
    notAnImage: 'โปรดอัปโหลดไฟล์รูปภาพ',
    unreadable: 'อ่านไฟล์ไม่สำเร็จ',
    undecodable: 'โหลดรูปภาพไม่สำเร็จ',
    tooLarge: 'รูปนี้ใหญ่กว่า 20 MB โปรดเลือกรูปที่เล็กกว่า',
    phoneFormat: 'เบราว์เซอร์นี้อ่านรูป HEIC ไม่ได้ โปรดบันทึกเป็น JPEG หรือแคปหน้าจอแล้วเลือกรูปนั้น',
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
    image_of_phone_only: 'รูปนี้อยู่ในรูปแบบ {format} ซึ่งอัปโหลดไม่ได้ โปรดบันทึกเป็นรูปแบบใดรูปแบบหนึ่งต่อไปนี้แล้วลองใหม่: {formats}',
    image_unreadable: 'รูปภาพเสียหายหรืออ่านไม่ได้ โปรดเลือกรูปอื่น',
    image_too_large: 'รูปภาพมีพิกเซลมากเกินไป รับได้สูงสุด {megapixels} ล้านพิกเซล',
    uploads_exhausted: 'อัปโหลดรูปภาพได้สูงสุดวันละ {maximum} รูป โปรดลองใหม่พรุ่งนี้',
    file_not_found: 'ไม่พบรูปภาพนี้แล้ว โปรดถ่ายหรือเลือกใหม่',
    file_lost: 'อ่านรูปภาพนี้ไม่ได้แล้ว โปรดอัปโหลดใหม่',
  },
}
