import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  refusals: {
    setting_not_found: 'Cài đặt này không tồn tại.',
    settings_faulty: 'Cài đặt không hợp lệ: {faults}.',
    settings_unchanged: 'Sẽ không có gì thay đổi.',
    settings_newer: 'Đã có phiên bản cài đặt mới hơn. Hãy so sánh lại.',
    token_name_unreadable:
      'Tên của {code} phải viết bằng chữ Latinh thông thường, chữ Trung hoặc Nhật, chữ Hàn hoặc chữ Thái, không trộn lẫn. Ở giữa có thể có chữ số, dấu cách đơn và . & -, nhưng tên không được bắt đầu hoặc kết thúc bằng dấu.',
    token_looks_alike: '{code} hoặc tên của nó trông giống mã hoặc một tên của {other}. Hãy chọn cái khác.',
    symbol_looks_alike: 'Mã giao dịch {other} trông giống token {code}, vốn được giữ lại. Hãy chọn mã giao dịch khác.',
  },
}
