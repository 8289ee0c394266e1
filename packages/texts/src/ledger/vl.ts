import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    title: 'Sổ cái',
    group: {
      transfers: 'Chuyển quỹ',
      funds: 'Nạp và rút tiền',
      exchange: 'Đổi tiền',
      margin: 'Ký quỹ và tiền giữ lệnh',
      results: 'Lãi lỗ',
      fees: 'Phí',
      funding: 'Phí tài trợ',
      options: 'Quyền chọn',
      demo: 'Tiền demo',
    },
    empty: 'Chưa có bản ghi',
    emptyText: 'Mọi biến động tiền của tài khoản này được ghi ở đây, kèm số dư sau đó.',
    emptyFiltered: 'Không có bản ghi phù hợp bộ lọc',
    showAll: 'Hiện tất cả',
    balanceAfter: 'Số dư sau',
    record: 'Số bản ghi',
    reference: 'Mã tham chiếu',
    copyReference: 'Sao chép mã tham chiếu',
    belonging: 'Bản ghi liên quan',
    receipt: 'Xem biên nhận',
    fromDay: 'Từ ngày',
    toDay: 'Đến ngày',
    rangeBackwards: 'Kết thúc trước khi bắt đầu',
    export: 'Xuất CSV',
    exported_other: 'Đã xuất {{count}} bản ghi',
    exportedNewest: 'Đã xuất {{count}} bản ghi mới nhất. Chọn ngày sớm hơn cho phần còn lại.',
    nothingToExport: 'Không có gì để xuất',
  },
  refusals: {
    amount_off_grid: 'Số tiền có quá nhiều chữ số thập phân. Các mức gần nhất là {below} và {above}.',
    amount_not_positive: 'Vui lòng nhập giá trị lớn hơn 0.',
    amount_too_small: 'Số tiền tối thiểu là {minimum} USDT.',
    amount_too_large: 'Số tiền tối đa là {maximum} USDT.',
    balance_too_small: 'Số dư không đủ. Số dư khả dụng là {available} {currency}.',
    export_range_too_long: 'Vui lòng chọn tối đa {days} ngày.',
  },
}
