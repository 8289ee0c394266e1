import type { enUs } from './en-us.ts'
import { frame } from './xi/frame.ts'
import { home } from './xi/home.ts'
import { market } from './xi/market.ts'
import { ui } from './xi/ui.ts'
import { words } from './xi/words.ts'
import type { Texts } from './texts.ts'

export const xi: Texts<typeof enUs> = { words, ui, frame, home, market }
