import type { enUs } from './en-us.ts'
import { frame } from './zh-tw/frame.ts'
import { home } from './zh-tw/home.ts'
import { market } from './zh-tw/market.ts'
import { ui } from './zh-tw/ui.ts'
import { words } from './zh-tw/words.ts'
import type { Texts } from './texts.ts'

export const zhTw: Texts<typeof enUs> = { words, ui, frame, home, market }
