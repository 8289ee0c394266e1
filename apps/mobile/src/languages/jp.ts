import type { enUs } from './en-us.ts'
import { frame } from './jp/frame.ts'
import { home } from './jp/home.ts'
import { market } from './jp/market.ts'
import { ui } from './jp/ui.ts'
import { words } from './jp/words.ts'
import type { Texts } from './texts.ts'

export const jp: Texts<typeof enUs> = { words, ui, frame, home, market }
