import type { frame as english } from '../en-us/frame.ts'
import type { Texts } from '../texts.ts'

export const frame: Texts<typeof english> = {
  home: 'หน้าแรก',
  market: 'ตลาด',
  contract: 'สัญญา',
  personal: 'ของฉัน',
  loading: 'Loading...',
  languageHint: 'เปลี่ยนเป็น{{language}}ไหม',
  keepEnglish: 'ใช้อังกฤษต่อ',
  pricesPaused: 'การเชื่อมต่อขาด ราคาอาจไม่เป็นปัจจุบัน',
}
