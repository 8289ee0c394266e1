import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    title: 'Lesen',
    intro: 'Perisian yang membina Touchstone, dengan terima kasih. Touchstone sendiri di bawah Apache License 2.0.',
    noText: 'Pakej ini tidak menyertakan teks lesen.',
  },
}
