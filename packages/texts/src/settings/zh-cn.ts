import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  refusals: {
    setting_not_found: '该设置不存在。',
    settings_faulty: '这些设置无效：{faults}。',
    settings_unchanged: '不会有任何变化。',
    settings_newer: '设置已有新版本，请重新比较。',
    token_name_unreadable: '{code} 的名称只能使用同一种文字的字母、数字、单个空格以及 . & -。',
    token_looks_alike: '{code} 与 {other} 过于相似，请换一个代码或名称。',
  },
}
