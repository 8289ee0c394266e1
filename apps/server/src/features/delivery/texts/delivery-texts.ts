import type { Language } from '@touchstone/wire/languages'
import type { DeliveryTexts } from './delivery-kinds.ts'
import { englishDelivery } from './en-us.ts'
import { japaneseDelivery } from './jp.ts'
import { koreanDelivery } from './ko.ts'
import { malayDelivery } from './mlxy.ts'
import { thaiDelivery } from './tai.ts'
import { vietnameseDelivery } from './vl.ts'
import { spanishDelivery } from './xi.ts'
import { simplifiedChineseDelivery } from './zh-cn.ts'
import { traditionalChineseDelivery } from './zh-tw.ts'

export const deliveryTexts: Readonly<Record<Language, DeliveryTexts>> = {
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
