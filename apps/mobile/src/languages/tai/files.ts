import type { files as english } from '../en-us/files.ts'
import type { Texts } from '../texts.ts'

export const files: Texts<typeof english> = {
  notAnImage: 'โปรดอัปโหลดไฟล์รูปภาพ',
  unreadable: 'อ่านไฟล์ไม่สำเร็จ',
  undecodable: 'โหลดรูปภาพไม่สำเร็จ',
  tooLarge: 'รูปนี้ใหญ่กว่า 20 MB โปรดเลือกรูปที่เล็กกว่า',
  phoneFormat: 'เบราว์เซอร์นี้อ่านรูป HEIC ไม่ได้ โปรดบันทึกเป็น JPEG หรือแคปหน้าจอแล้วเลือกรูปนั้น',
  choose: 'เลือกรูปภาพ',
  take: 'ถ่ายรูป',
  replace: 'เปลี่ยน',
  removeOf: 'ลบ: {{label}}',
  preparing: 'กำลังเตรียมรูป',
  uploading: 'กำลังอัปโหลด',
  uploaded: 'อัปโหลดแล้ว',
}
