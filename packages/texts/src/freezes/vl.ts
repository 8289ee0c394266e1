import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    since: 'Đóng băng từ {{day}} (UTC)',
    from: 'Sẽ đóng băng từ {{day}} (UTC)',
    until: 'Tiếp tục từ {{day}} (UTC)',
    unknown: 'Chúng tôi chưa biết khi nào sản phẩm tiếp tục. Chúng tôi sẽ báo cho bạn.',
    earliest: 'Kết thúc sớm nhất {{day}} (UTC)',
    text: 'Các ngày đóng băng không có lãi hay lỗ, và kỳ hạn kết thúc muộn hơn bấy nhiêu. Bây giờ bạn có thể rút không mất phí.',
    ahead:
      'Những ngày đó không có lãi hay lỗ, và kỳ hạn kết thúc muộn hơn bấy nhiêu. Trong những ngày đó bạn có thể rút không mất phí.',
    product: 'Bây giờ bạn không thể mua. Các ngày đóng băng không có lãi hay lỗ. Các lệnh đang chạy sẽ tiếp tục sau.',
    resuming: 'Sản phẩm đã bán trở lại. Khoản bạn mua bây giờ bắt đầu khi sản phẩm tiếp tục.',
    reason: 'Lý do: {{reason}}',
    days: 'Số ngày đóng băng',
    count: 'Số ngày đóng băng: {{number}}',
    strip: '{{strip}}, đóng băng {{frozen}} ngày',
    earlier: '{{earlier}} ngày trước đó không hiển thị; sau đó {{strip}}',
    day: 'đóng băng',
    run: 'đóng băng {{number}} ngày',
    leaveTitle: 'Rút bây giờ?',
    leaveText:
      'Sản phẩm đang đóng băng, nên bạn nhận lại ngay toàn bộ phần còn lại, không mất phí. Bạn không thể hoàn tác.',
    leaveAct: 'Rút bây giờ',
    noFee: 'Không có khi đóng băng',
    freeFrom: 'Từ {{day}} (UTC) bạn có thể rút mà không mất phí này.',
    paidNow: 'ngay lập tức',
    done: '{{amount}} {{currency}} đã về số dư của bạn.',
  },
  refusals: {
    product_frozen: 'Sản phẩm này đang đóng băng nên không bán. Hãy chọn sản phẩm khác.',
    days_not_counted: 'Các ngày trước vẫn đang được tính. Hãy thử lại sau vài phút.',
  },
  messages: {
    product_frozen: {
      title: 'Sản phẩm bạn giữ sẽ bị đóng băng',
      text: '{product}: từ {day} (UTC), các ngày không có lãi hay lỗ và kỳ hạn kết thúc muộn hơn bấy nhiêu. Trong những ngày đó bạn có thể rút không mất phí. Lý do: {why}',
    },
    product_resumed: {
      title: 'Sản phẩm bạn giữ hoạt động trở lại',
      text: '{product}: từ {day} (UTC), các ngày lại được tính. Lý do: {why}',
    },
  },
}
