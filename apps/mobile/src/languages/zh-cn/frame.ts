import type { frame as english } from '../en-us/frame.ts'
import type { Texts } from '../texts.ts'

export const frame: Texts<typeof english> = {
  home: '首页',
  market: '行情',
  contract: '合约',
  personal: '我的',
  loading: 'Loading...',
  languageHint: '切换为{{language}}？',
  keepEnglish: '继续用英文',
  pricesPaused: '连接中断，价格可能不是最新。',
}
