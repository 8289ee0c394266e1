import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    title: 'ライセンス',
    intro:
      'Touchstone は、これらのパッケージで作られています。感謝を込めて。Touchstone 自体は Apache License 2.0 です。',
    noText: 'このパッケージにライセンス本文はありません。',
  },
}
