import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  refusals: {
    order_resting: 'Vui lòng hủy các lệnh chờ của {symbol} trước.',
    order_not_found: 'Lệnh này không còn hiệu lực.',
    order_pending: 'Lệnh này đang được khớp.',
    expiry_in_the_past: 'Thời điểm này đã qua.',
    too_many_orders: 'Bạn đang có {maximum} lệnh chờ, mức tối đa cho phép. Vui lòng hủy một lệnh trước.',
    too_many_symbol_orders:
      'Bạn đang có {maximum} lệnh chờ ở {symbol}, mức tối đa cho phép. Vui lòng hủy một lệnh trước.',
    too_many_closes:
      'Vị thế này đang có {maximum} lệnh đóng chờ khớp, mức tối đa cho phép. Vui lòng hủy một lệnh hoặc đóng toàn bộ phần còn lại.',
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
      text: 'Lệnh giới hạn đã đóng {quantity} của vị thế {symbol} ({direction}) ở giá {price}. {outcome}.',
    },
    order_cancelled: {
      title: 'Lệnh đã hủy: {symbol}',
      text: 'Lệnh {quantity} {symbol} ({direction}) ở giá {price} đã bị hủy. Lý do: {reason}. Khoản đã giữ được hoàn lại.',
    },
  },
  messageWords: {
    expired: 'đã hết hạn',
    liquidation: 'các vị thế chéo đang bị thanh lý',
    position_closed: 'vị thế đã đóng',
    slippage_exceeded: 'giá đã biến động quá xa',
    no_price: 'không có giá kịp thời',
    would_be_liquidated: 'sẽ bị thanh lý ngay',
    house_exposure_exceeded: 'đã đạt giới hạn của thị trường này',
    bracket_exceeded: 'vị thế sẽ quá lớn',
    margin_insufficient: 'không còn đủ ký quỹ',
    restricted: 'giao dịch khi đó đang bị tạm dừng hoặc giới hạn',
    refused: 'không thể khớp theo quy tắc',
  },
}
