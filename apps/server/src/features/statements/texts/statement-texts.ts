import type { Language } from '@touchstone/wire/languages'
import { englishStatement } from './en-us.ts'
import { japaneseStatement } from './jp.ts'
import { koreanStatement } from './ko.ts'
import type { StatementTexts } from './language-texts.ts'
import { malayStatement } from './mlxy.ts'
import { thaiStatement } from './tai.ts'
import { vietnameseStatement } from './vl.ts'
import { spanishStatement } from './xi.ts'
import { simplifiedChineseStatement } from './zh-cn.ts'
import { traditionalChineseStatement } from './zh-tw.ts'

export const statementTexts: Readonly<Record<Language, StatementTexts>> = {
  'en-us': englishStatement,
  'zh-cn': simplifiedChineseStatement,
  'zh-tw': traditionalChineseStatement,
  jp: japaneseStatement,
  ko: koreanStatement,
  mlxy: malayStatement,
  tai: thaiStatement,
  vl: vietnameseStatement,
  xi: spanishStatement,
}
