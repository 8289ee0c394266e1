import type { licences as english } from '../en-us/licences.ts'
import type { Texts } from '../texts.ts'

export const licences: Texts<typeof english> = {
  title: 'ライセンス',
  intro: 'Touchstone が使うソフトウェアです。感謝とともに。Touchstone 自体は Apache License 2.0 です。',
  noText: 'このパッケージにはライセンス本文が含まれていません。',
}
