import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  refusals: {
    setting_not_found: '该设置不存在。',
    settings_faulty: '这些设置无效：{faults}。',
    settings_unchanged: '不会有任何变化。',
    settings_newer: '设置已有新版本，请重新比较。',
    token_name_unreadable:
      '{code} 的名称只能使用普通拉丁字母、中日文字、韩文或泰文中的一种，不可混用。其间可以有数字、单个空格和 . & -，但开头和结尾不能是符号或空格。',
    token_looks_alike: '{code} 的代码或名称与 {other} 的代码或某个名称看起来过于相似，请换一个。',
    symbol_looks_alike: '交易品种 {other} 与代币 {code} 看起来过于相似，而该代币会保留。请换一个交易品种。',
  },
}
