import type { enUs } from './en-us.ts'
import { frame } from './zh-cn/frame.ts'
import { home } from './zh-cn/home.ts'
import { market } from './zh-cn/market.ts'
import { ui } from './zh-cn/ui.ts'
import { words } from './zh-cn/words.ts'
import type { Texts } from './texts.ts'

export const zhCn: Texts<typeof enUs> = { words, ui, frame, home, market }
