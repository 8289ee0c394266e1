import { printDecimal } from '@touchstone/domain/money/decimal'
import type { Language } from '@touchstone/wire/languages'
import type { RefusalKind, RefusalTexts } from '@touchstone/wire/refusal-codes'
import { fillText } from '@touchstone/wire/refusals/fill-text'

/** Each language is a chunk of its own. */
const load: Record<Language, () => Promise<RefusalTexts>> = {
  'en-us': async () => (await import('@touchstone/wire/refusals/en-us')).englishRefusals,
  'zh-cn': async () => (await import('@touchstone/wire/refusals/zh-cn')).simplifiedChineseRefusals,
  'zh-tw': async () => (await import('@touchstone/wire/refusals/zh-tw')).traditionalChineseRefusals,
  jp: async () => (await import('@touchstone/wire/refusals/jp')).japaneseRefusals,
  ko: async () => (await import('@touchstone/wire/refusals/ko')).koreanRefusals,
  mlxy: async () => (await import('@touchstone/wire/refusals/mlxy')).malayRefusals,
  tai: async () => (await import('@touchstone/wire/refusals/tai')).thaiRefusals,
  vl: async () => (await import('@touchstone/wire/refusals/vl')).vietnameseRefusals,
  xi: async () => (await import('@touchstone/wire/refusals/xi')).spanishRefusals,
}

/** The sentences that the server would refuse with, in one language: for what the app decides by the server's own rules. */
export const loadRefusalTexts = (language: Language): Promise<RefusalTexts> => load[language]()

/** What the server would say to a refusal of the domain. */
export function refusalSentence(refusal: { kind: RefusalKind }, texts: RefusalTexts): string {
  const details = Object.entries(refusal).map(([name, detail]: [string, unknown]) => [
    name,
    typeof detail === 'bigint' ? printDecimal(detail) : detail,
  ])
  return fillText(texts[refusal.kind], Object.fromEntries(details) as Record<string, unknown>)
}
