import type { enUs } from './en-us.ts'
import { frame } from './mlxy/frame.ts'
import { home } from './mlxy/home.ts'
import { market } from './mlxy/market.ts'
import { ui } from './mlxy/ui.ts'
import { words } from './mlxy/words.ts'
import type { Texts } from './texts.ts'

export const mlxy: Texts<typeof enUs> = { words, ui, frame, home, market }
