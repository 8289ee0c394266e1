import type { frame as english } from '../en-us/frame.ts'
import type { Texts } from '../texts.ts'

export const frame: Texts<typeof english> = {
  home: '首頁',
  market: '行情',
  contract: '合約',
  personal: '我的',
  loading: 'Loading...',
  languageHint: '切換為{{language}}？',
  keepEnglish: '繼續用英文',
  pricesPaused: '連線中斷，價格可能不是最新。',
}
