import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    title: '开源许可',
    intro: 'Touchstone 使用了以下软件包，谨此致谢。Touchstone 本身采用 Apache License 2.0。',
    noText: '该软件包没有许可文本。',
  },
}
