import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    title: '開源授權',
    intro: 'Touchstone 使用了以下套件，謹此致謝。Touchstone 本身採用 Apache License 2.0。',
    noText: '此套件沒有授權文字。',
  },
}
