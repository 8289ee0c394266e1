import type { enUs } from './en-us.ts'
import { frame } from './tai/frame.ts'
import { home } from './tai/home.ts'
import { market } from './tai/market.ts'
import { ui } from './tai/ui.ts'
import { words } from './tai/words.ts'
import type { Texts } from './texts.ts'

export const tai: Texts<typeof enUs> = { words, ui, frame, home, market }
