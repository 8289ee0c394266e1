import type { Language } from '@touchstone/wire/languages'
import { fillText } from '@touchstone/wire/refusals/fill-text'
import type { Channel } from './deliveries.store.ts'
import { asked, type DeliveryKind, type DeliveryTexts } from './delivery-kinds.ts'
import { englishDelivery } from './texts/en-us.ts'
import { japaneseDelivery } from './texts/jp.ts'
import { koreanDelivery } from './texts/ko.ts'
import { malayDelivery } from './texts/mlxy.ts'
import { thaiDelivery } from './texts/tai.ts'
import { vietnameseDelivery } from './texts/vl.ts'
import { spanishDelivery } from './texts/xi.ts'
import { simplifiedChineseDelivery } from './texts/zh-cn.ts'
import { traditionalChineseDelivery } from './texts/zh-tw.ts'

const texts: Record<Language, DeliveryTexts> = {
  'en-us': englishDelivery,
  'zh-cn': simplifiedChineseDelivery,
  'zh-tw': traditionalChineseDelivery,
  jp: japaneseDelivery,
  ko: koreanDelivery,
  mlxy: malayDelivery,
  tai: thaiDelivery,
  vl: vietnameseDelivery,
  xi: spanishDelivery,
}

/** A message in the reader's language; a text to a phone is one short paragraph. */
export function compose(
  kind: DeliveryKind,
  {
    language,
    channel,
    details = {},
  }: { language: Language; channel: Channel; details?: Record<string, string | number> },
): { subject: string; text: string } {
  const { subject, text } = texts[language][kind]
  const filled = fillText(text, details)
  if (channel === 'sms') return { subject: '', text: filled }
  const mayBeUnasked = asked.some((each) => each === kind)
  return {
    subject: `Touchstone: ${subject}`,
    text: mayBeUnasked ? `${filled}\n\n${texts[language].ignore}\n` : `${filled}\n`,
  }
}
