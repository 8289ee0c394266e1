import type { enUs } from './en-us.ts'
import { frame } from './vl/frame.ts'
import { home } from './vl/home.ts'
import { market } from './vl/market.ts'
import { ui } from './vl/ui.ts'
import { words } from './vl/words.ts'
import type { Texts } from './texts.ts'

export const vl: Texts<typeof enUs> = { words, ui, frame, home, market }
