import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    title: '開源授權',
    intro: 'Touchstone 所用的開源軟體，謹此致謝。Touchstone 自身採用 Apache License 2.0。',
    noText: '該套件未附授權文字。',
  },
}
