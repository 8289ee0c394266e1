import type { frame as english } from '../en-us/frame.ts'
import type { Texts } from '../texts.ts'

export const frame: Texts<typeof english> = {
  home: 'Inicio',
  market: 'Mercado',
  contract: 'Contrato',
  personal: 'Personal',
  loading: 'Loading...',
  languageHint: '¿Cambiar a {{language}}?',
  keepEnglish: 'Seguir en inglés',
  pricesPaused: 'Conexión perdida. Los precios pueden no estar al día.',
}
