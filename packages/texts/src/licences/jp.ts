import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    title: 'ライセンス',
    intro: 'Touchstone が使うソフトウェアです。感謝とともに。Touchstone 自体は Apache License 2.0 です。',
    noText: 'このパッケージにはライセンス本文が含まれていません。',
  },
}
