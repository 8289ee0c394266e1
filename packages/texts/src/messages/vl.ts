import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    title: 'Tin nhắn',
    categories: 'Danh mục',
    category: {
      system: 'Hệ thống',
      task: 'Nhiệm vụ',
      transaction: 'Giao dịch',
    },
    unread: 'Chưa đọc:',
    markAllRead: 'Đánh dấu đã đọc tất cả',
    allRead: 'Đã đánh dấu đọc tất cả',
    empty: 'Chưa có tin nhắn nào',
    emptyText: 'Đăng nhập, lệnh khớp và kết quả sẽ hiện ở đây.',
    emptyCategory: 'Chưa có gì ở đây',
    emptyOf: {
      system: 'Tin về tài khoản và bảo mật của bạn sẽ hiện ở đây.',
      task: 'Nhiệm vụ và phần thưởng sẽ hiện ở đây.',
      transaction: 'Lệnh khớp, gọi ký quỹ và kết quả sẽ hiện ở đây.',
    },
    showAll: 'Xem tất cả',
    toMarkets: 'Xem thị trường',
    receipt: 'Xem biên nhận',
    lead: {
      identity: 'Xem xác minh',
      deposit: 'Xem khoản nạp',
      withdrawal: 'Xem lệnh rút',
      accounts: 'Kiểm tra tài khoản rút tiền',
      withdrawals: 'Đến trang rút tiền',
      investment: 'Mở khoản đầu tư',
      bond: 'Mở trái phiếu',
      miner: 'Mở việc đào coin',
      ieo: 'Mở đợt bán token',
      market: 'Mở {{symbol}}',
      devices: 'Xem thiết bị đã đăng nhập',
      security: 'Kiểm tra bảo mật',
      demo: 'Bắt đầu giao dịch demo',
    },
  },
  refusals: {
    message_not_found: 'Tin nhắn này không còn nữa.',
  },
}
