import type { frame as english } from '../en-us/frame.ts'
import type { Texts } from '../texts.ts'

export const frame: Texts<typeof english> = {
  home: 'ホーム',
  market: 'マーケット',
  contract: '契約',
  personal: 'マイページ',
  loading: 'Loading...',
  languageHint: '{{language}}に切り替えますか？',
  keepEnglish: '英語のまま',
  pricesPaused: '接続が切れました。価格が古い可能性があります。',
}
