import type { frame as english } from '../en-us/frame.ts'
import type { Texts } from '../texts.ts'

export const frame: Texts<typeof english> = {
  home: 'Trang chủ',
  market: 'Thị trường',
  contract: 'Hợp đồng',
  personal: 'Cá nhân',
  loading: 'Loading...',
  languageHint: 'Chuyển sang {{language}}?',
  keepEnglish: 'Giữ tiếng Anh',
  pricesPaused: 'Mất kết nối. Giá có thể đã cũ.',
}
