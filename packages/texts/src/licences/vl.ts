import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    title: 'Giấy phép',
    intro: 'Touchstone được tạo nên từ các gói này, xin cảm ơn. Bản thân Touchstone theo Apache License 2.0.',
    noText: 'Gói này không có văn bản giấy phép.',
  },
}
