import type { Language } from '@touchstone/wire/languages'
import { englishMessages } from './en-us.ts'
import { japaneseMessages } from './jp.ts'
import { koreanMessages } from './ko.ts'
import type { MessageTexts } from './language-texts.ts'
import { malayMessages } from './mlxy.ts'
import { thaiMessages } from './tai.ts'
import { vietnameseMessages } from './vl.ts'
import { spanishMessages } from './xi.ts'
import { simplifiedChineseMessages } from './zh-cn.ts'
import { traditionalChineseMessages } from './zh-tw.ts'

export const messageTexts: Readonly<Record<Language, MessageTexts>> = {
  'en-us': englishMessages,
  'zh-cn': simplifiedChineseMessages,
  'zh-tw': traditionalChineseMessages,
  jp: japaneseMessages,
  ko: koreanMessages,
  mlxy: malayMessages,
  tai: thaiMessages,
  vl: vietnameseMessages,
  xi: spanishMessages,
}
