import type { Language } from '@touchstone/wire/languages'
import type { ArticleTexts } from './article-text.ts'
import { englishArticles } from './en-us.ts'
import { japaneseArticles } from './jp.ts'
import { koreanArticles } from './ko.ts'
import { malayArticles } from './mlxy.ts'
import { thaiArticles } from './tai.ts'
import { vietnameseArticles } from './vl.ts'
import { spanishArticles } from './xi.ts'
import { simplifiedChineseArticles } from './zh-cn.ts'
import { traditionalChineseArticles } from './zh-tw.ts'

export const articleTexts: Readonly<Record<Language, ArticleTexts>> = {
  'en-us': englishArticles,
  'zh-cn': simplifiedChineseArticles,
  'zh-tw': traditionalChineseArticles,
  jp: japaneseArticles,
  ko: koreanArticles,
  mlxy: malayArticles,
  tai: thaiArticles,
  vl: vietnameseArticles,
  xi: spanishArticles,
}
