import type { frame as english } from '../en-us/frame.ts'
import type { Texts } from '../texts.ts'

export const frame: Texts<typeof english> = {
  home: 'Utama',
  market: 'Pasaran',
  contract: 'Kontrak',
  personal: 'Peribadi',
  loading: 'Loading...',
  languageHint: 'Tukar ke {{language}}?',
  keepEnglish: 'Kekal Inggeris',
  pricesPaused: 'Sambungan terputus. Harga mungkin sudah lapuk.',
}
