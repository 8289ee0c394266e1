import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  refusals: {
    setting_not_found: 'Cài đặt này không tồn tại.',
    settings_faulty: 'Cài đặt không hợp lệ: {faults}.',
    settings_unchanged: 'Sẽ không có gì thay đổi.',
    settings_newer: 'Đã có phiên bản cài đặt mới hơn. Hãy so sánh lại.',
    token_name_unreadable: 'Tên của {code} chỉ được gồm chữ của một hệ chữ viết, chữ số, dấu cách đơn và . & -.',
    token_looks_alike: '{code} trông giống {other}. Hãy chọn mã hoặc tên khác.',
  },
}
