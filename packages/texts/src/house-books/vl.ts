import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  refusals: {
    wrong_house_book: 'Tài khoản nội bộ này không dùng cho việc đó.',
    no_sandbox_capital: 'Cài đặt không cấp tiền ảo cho ngân quỹ.',
    capital_too_small: 'Ngân quỹ chỉ có {available} {currency}.',
    escrow_short: 'Quỹ chưa đủ cho cả đợt bán: thiếu {missing} {currency}.',
    escrow_covers_orders: 'Chỉ có thể hoàn lại {available} {currency}. Phần còn lại bảo đảm các lệnh đang chạy.',
  },
  entries: {
    capital_raised: 'Ngân quỹ, vốn',
    capital_received: 'Ngân quỹ, vốn từ bên ngoài',
    capital_allotted: 'Ngân quỹ, chuyển cho quỹ sản phẩm',
    capital_returned: 'Ngân quỹ, nhận lại từ quỹ sản phẩm',
    pool_funded: 'Quỹ, nạp tiền',
    pool_gains_paid: 'Quỹ, trả lãi',
    pool_losses_received: 'Quỹ, nhận lỗ',
    pool_returned: 'Quỹ, trả lại',
  },
}
