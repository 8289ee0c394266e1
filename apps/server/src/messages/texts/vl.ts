import type { MessageTexts } from './language-texts.ts'

export const vietnameseMessages: MessageTexts = {
  kinds: {
    welcome: {
      title: 'Chào mừng đến với Touchstone',
      text: 'Tài khoản của bạn đã sẵn sàng. Có một tài khoản demo với tiền ảo: hãy thử mọi thứ ở đó trước. Mỗi mức giá và mỗi kết quả đều có biên nhận mà bạn có thể tự kiểm tra.',
    },
    new_sign_in: {
      title: 'Đăng nhập mới',
      text: 'Tài khoản của bạn đã được đăng nhập từ {device} tại {address}. Nếu không phải bạn, hãy đổi mật khẩu: mọi phiên khác sẽ kết thúc.',
    },
    password_changed: {
      title: 'Đã đổi mật khẩu',
      text: 'Mật khẩu đăng nhập của bạn đã được đổi và mọi phiên khác đã kết thúc. Nếu không phải bạn, hãy liên hệ hỗ trợ ngay.',
    },
    second_factor_bound: {
      title: 'Đã liên kết ứng dụng xác thực',
      text: 'Từ nay mỗi lần đăng nhập đều cần mã từ ứng dụng xác thực của bạn.',
    },
    contact_bound: {
      title: 'Đã liên kết liên hệ',
      text: '{contact} đã được liên kết với tài khoản của bạn. Bạn có thể dùng nó để đăng nhập và nhận mã.',
    },
    price_alert_reached: {
      title: '{symbol} đã đạt {price}',
      text: 'Giá đánh dấu của {symbol} là {mark}. Cảnh báo giá của bạn đã hoàn thành và được tắt.',
    },
    market_gap_ahead: {
      title: '{symbol} sắp đóng cửa',
      text: '{symbol} đóng cửa lúc {closesAt} và mở lại lúc {opensAt}. Bạn đang giữ với đòn bẩy {leverage}x. Giá có thể nhảy qua kỳ nghỉ; hãy cân nhắc dưới {leverageMax}x hoặc đóng trước.',
    },
    isolated_margin_called: {
      title: 'Gọi ký quỹ: {symbol}',
      text: 'Vị thế cô lập ({direction}) của bạn ở {symbol} đã dùng {percent}% ký quỹ trước khi bị thanh lý. Hãy thêm ký quỹ hoặc giảm bớt nếu muốn giữ.',
    },
    cross_margin_called: {
      title: 'Gọi ký quỹ: vị thế chéo',
      text: 'Các vị thế chéo của bạn đã dùng {percent}% vốn trước khi bị thanh lý. Hãy nạp thêm hoặc giảm bớt nếu muốn giữ.',
    },
    position_liquidated: {
      title: 'Vị thế bị thanh lý: {symbol}',
      text: 'Vị thế ({direction}) của bạn ở {symbol} đã bị thanh lý: {quantity} ở giá {price}. Kết quả: {profit} USDT. Biên nhận cho thấy mức giá đã kích hoạt.',
    },
    take_profit_fired: {
      title: 'Chốt lời đã khớp: {symbol}',
      text: 'Lệnh chốt lời đã đóng {quantity} của vị thế {symbol} ({direction}) ở giá {price}. Kết quả: {profit} USDT.',
    },
    stop_loss_fired: {
      title: 'Cắt lỗ đã khớp: {symbol}',
      text: 'Lệnh cắt lỗ đã đóng {quantity} của vị thế {symbol} ({direction}) ở giá {price}. Kết quả: {profit} USDT.',
    },
    limit_open_filled: {
      title: 'Lệnh giới hạn đã khớp: {symbol}',
      text: 'Lệnh giới hạn đã mở {quantity} {symbol} ({direction}) ở giá {price}. Phí: {fee} USDT.',
    },
    limit_close_filled: {
      title: 'Lệnh đóng giới hạn đã khớp: {symbol}',
      text: 'Lệnh giới hạn đã đóng {quantity} của vị thế {symbol} ({direction}) ở giá {price}. Kết quả: {profit} USDT.',
    },
    order_cancelled: {
      title: 'Lệnh đã hủy: {symbol}',
      text: 'Lệnh {quantity} {symbol} ({direction}) ở giá {price} đã bị hủy. Lý do: {reason}. Khoản đã giữ được hoàn lại.',
    },
    second_contract_won: {
      title: 'Hợp đồng giây thắng: {symbol}',
      text: 'Hợp đồng {symbol} ({direction}, {durationSeconds} giây) thắng: mở ở {openPrice}, đóng ở {closePrice}. Tiền cược {stake} USDT được hoàn lại cùng khoản trả {payout} USDT.',
    },
    second_contract_lost: {
      title: 'Hợp đồng giây thua: {symbol}',
      text: 'Hợp đồng {symbol} ({direction}, {durationSeconds} giây) thua: mở ở {openPrice}, đóng ở {closePrice}. Tiền cược là {stake} USDT.',
    },
    second_contract_tied: {
      title: 'Hợp đồng giây hòa: {symbol}',
      text: 'Hợp đồng {symbol} ({direction}, {durationSeconds} giây) mở và đóng cùng giá {closePrice}. Tiền cược {stake} USDT đã được hoàn lại.',
    },
    second_contract_void: {
      title: 'Hợp đồng giây vô hiệu: {symbol}',
      text: 'Không có giá kịp thời cho hợp đồng {symbol} ({direction}, {durationSeconds} giây) nên không được tính. Tiền cược {stake} USDT đã được hoàn lại.',
    },
  },
  words: {
    long: 'mua',
    short: 'bán',
    rise: 'tăng',
    fall: 'giảm',
    demo: 'Demo',
    expired: 'đã hết hạn',
    liquidation: 'các vị thế chéo đang bị thanh lý',
    position_closed: 'vị thế đã đóng',
    slippage_exceeded: 'giá đã biến động quá xa',
    no_price: 'không có giá kịp thời',
    would_be_liquidated: 'sẽ bị thanh lý ngay',
    house_exposure_exceeded: 'đã đạt giới hạn của thị trường này',
    bracket_exceeded: 'vị thế sẽ quá lớn',
    margin_insufficient: 'không còn đủ ký quỹ',
    refused: 'không thể khớp theo quy tắc',
  },
}
