import type { frame as english } from '../en-us/frame.ts'
import type { Texts } from '../texts.ts'

export const frame: Texts<typeof english> = {
  home: '홈',
  market: '마켓',
  contract: '계약',
  personal: '내 정보',
  loading: 'Loading...',
  languageHint: '{{language}}(으)로 바꿀까요?',
  keepEnglish: '영어 유지',
  pricesPaused: '연결이 끊겼습니다. 가격이 최신이 아닐 수 있습니다.',
}
