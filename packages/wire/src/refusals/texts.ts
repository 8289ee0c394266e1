import type { Language } from '../languages.ts'
import type { RefusalKind, RefusalTexts } from '../refusal-codes.ts'
import { englishRefusals } from './en-us.ts'
import { fillText } from './fill-text.ts'
import { japaneseRefusals } from './jp.ts'
import { koreanRefusals } from './ko.ts'
import { malayRefusals } from './mlxy.ts'
import { thaiRefusals } from './tai.ts'
import { vietnameseRefusals } from './vl.ts'
import { spanishRefusals } from './xi.ts'
import { simplifiedChineseRefusals } from './zh-cn.ts'
import { traditionalChineseRefusals } from './zh-tw.ts'

export const refusalTexts: Record<Language, RefusalTexts> = {
  'en-us': englishRefusals,
  'zh-cn': simplifiedChineseRefusals,
  'zh-tw': traditionalChineseRefusals,
  jp: japaneseRefusals,
  ko: koreanRefusals,
  mlxy: malayRefusals,
  tai: thaiRefusals,
  vl: vietnameseRefusals,
  xi: spanishRefusals,
}

/** The sentence that a person is told. */
export const refusalText = (
  kind: RefusalKind,
  language: Language,
  details: Readonly<Record<string, unknown>>,
): string => fillText(refusalTexts[language][kind], details)
