import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  refusals: {
    order_resting: 'Hãy hủy các lệnh chờ {symbol} trước.',
    order_not_found: 'Lệnh này không còn mở.',
    order_pending: 'Lệnh này đang được khớp.',
    expiry_in_the_past: 'Thời điểm này đã qua.',
    too_many_orders: 'Bạn đã đạt giới hạn lệnh chờ ({maximum}). Hãy hủy một lệnh trước.',
    too_many_symbol_orders: 'Bạn đã đạt giới hạn lệnh chờ ở {symbol} ({maximum}). Hãy hủy một lệnh trước.',
    too_many_closes: 'Vị thế này đã có {maximum} lệnh đóng đang chờ. Hãy hủy một lệnh, hoặc đóng hết phần còn lại.',
  },
  entries: {
    order_reserved: 'Giữ tiền cho lệnh',
    order_released: 'Hoàn tiền giữ cho lệnh',
  },
  messages: {
    limit_open_filled: {
      title: 'Lệnh giới hạn đã khớp: {symbol}',
      text: 'Lệnh giới hạn đã mở {quantity} {symbol} ({direction}) ở giá {price}. Phí: {fee} USDT.',
    },
    limit_close_filled: {
      title: 'Lệnh đóng giới hạn đã khớp: {symbol}',
      text: 'Lệnh giới hạn đã đóng {quantity} của vị thế {direction} {symbol} ở giá {price}. {outcome}.',
    },
    order_cancelled: {
      title: 'Đã hủy lệnh: {symbol}',
      text: 'Chúng tôi đã hủy lệnh {quantity} {symbol} ({direction}) ở giá {price}: {reason}. Khoản đã giữ cho lệnh đã về lại tài khoản của bạn.',
    },
  },
  messageWords: {
    expired: 'lệnh đã hết hạn',
    liquidation: 'các vị thế chéo đang bị thanh lý',
    position_closed: 'vị thế đã đóng',
    slippage_exceeded: 'giá đã biến động quá xa',
    no_price: 'không có giá kịp thời',
    would_be_liquidated: 'lệnh sẽ bị thanh lý ngay',
    house_exposure_exceeded: 'thị trường này đã đạt giới hạn',
    bracket_exceeded: 'vị thế sẽ quá lớn',
    margin_insufficient: 'không đủ ký quỹ',
    restricted: 'giao dịch đang bị tạm dừng hoặc giới hạn',
    refused: 'quy tắc không còn cho phép lệnh này',
  },
}
