import type { licences as english } from '../en-us/licences.ts'
import type { Texts } from '../texts.ts'

export const licences: Texts<typeof english> = {
  title: '开源许可',
  intro: 'Touchstone 所用的开源软件，谨此致谢。Touchstone 自身采用 Apache License 2.0。',
  noText: '该软件包未附许可文本。',
}
