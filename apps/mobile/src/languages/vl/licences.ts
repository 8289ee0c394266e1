import type { licences as english } from '../en-us/licences.ts'
import type { Texts } from '../texts.ts'

export const licences: Texts<typeof english> = {
  title: 'Giấy phép',
  intro: 'Phần mềm tạo nên Touchstone, xin cảm ơn. Bản thân Touchstone theo Apache License 2.0.',
  noText: 'Gói này không kèm văn bản giấy phép.',
}
