import type { licences as english } from '../en-us/licences.ts'
import type { Texts } from '../texts.ts'

export const licences: Texts<typeof english> = {
  title: '開源授權',
  intro: 'Touchstone 所用的開源軟體，謹此致謝。Touchstone 自身採用 Apache License 2.0。',
  noText: '該套件未附授權文字。',
}
