import type { licences as english } from '../en-us/licences.ts'
import type { Texts } from '../texts.ts'

export const licences: Texts<typeof english> = {
  title: 'Lesen',
  intro: 'Perisian yang membina Touchstone, dengan terima kasih. Touchstone sendiri di bawah Apache License 2.0.',
  noText: 'Pakej ini tidak menyertakan teks lesen.',
}
