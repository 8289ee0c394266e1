import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    title: 'Lesen',
    intro: 'Touchstone dibina dengan pakej ini. Terima kasih. Touchstone sendiri di bawah Apache License 2.0.',
    noText: 'Pakej ini tiada teks lesen.',
  },
}
