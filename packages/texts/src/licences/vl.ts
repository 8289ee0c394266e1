import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    title: 'Giấy phép',
    intro: 'Phần mềm tạo nên Touchstone, xin cảm ơn. Bản thân Touchstone theo Apache License 2.0.',
    noText: 'Gói này không kèm văn bản giấy phép.',
  },
}
