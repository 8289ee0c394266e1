import { entryWords } from '@touchstone/wire/entry-words/vl'
import type { ledger as english } from '../en-us/ledger.ts'
import type { Texts } from '../texts.ts'

export const ledger: Texts<typeof english> = {
  title: 'Sổ cái',
  kind: entryWords,
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
}
