import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    title: 'Tài sản',
    total: 'Tổng tài sản',
    displayCurrency: 'Tiền tệ hiển thị',
    unrated: 'Hiện chưa có tỷ giá {{chosen}} nên hiển thị bằng {{shown}}',
    actions: 'Thao tác',
    deposit: 'Nạp tiền',
    withdraw: 'Rút tiền',
    transfer: 'Chuyển quỹ',
    exchange: 'Đổi tiền',
    ledger: 'Lịch sử',
    accounts: 'Tài khoản',
    account: {
      balance: 'Tài khoản số dư',
      contract: 'Tài khoản hợp đồng',
      margin: 'Ký quỹ vị thế',
      frozen: 'Đóng băng',
      invested: 'Đang đầu tư',
      pledged: 'Đang thế chấp',
    },
    accountText: {
      balance: 'Để đổi tiền và chuyển quỹ',
      contract: 'Sẵn sàng giao dịch',
      margin: 'Khóa trong vị thế cô lập',
      frozen: 'Giữ cho lệnh, quyền chọn và rút tiền',
      invested: 'Trong sản phẩm bạn đã mua',
      pledged: 'Thế chấp cho khoản vay',
    },
    openProfit: 'lãi/lỗ tạm tính',
    allocation: 'Phân bổ',
    others: 'Khác',
    holdings: 'Đang nắm giữ',
    profitByDay: 'Lãi/lỗ theo ngày (USDT)',
    dayEnds: 'Ngày kết thúc lúc 00:00 UTC. Tiền nạp và rút không tính là lãi.',
    emptyTitle: 'Chưa có tài sản',
    emptyReal: 'Tài khoản này chưa có tiền. Hãy thử demo trước, cùng giá và cùng luật.',
    emptyDemo: 'Tài khoản demo của bạn đang trống. Hãy đặt lại trong giao dịch demo.',
    showDemo: 'Xem tài khoản demo',
  },
  refusals: {
    currency_unknown: 'Chúng tôi không biết loại tiền {currency}.',
    rate_missing: 'Hiện không có tỷ giá của {currency}.',
  },
}
