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
    second_factor_unbound: {
      title: 'Đã hủy liên kết ứng dụng xác thực',
      text: 'Đăng nhập không còn cần mã từ ứng dụng xác thực. Mọi phiên khác đã kết thúc và không thể rút tiền trong 24 giờ. Nếu không phải bạn, hãy đổi mật khẩu ngay và liên hệ hỗ trợ.',
    },
    contact_bound: {
      title: 'Đã liên kết liên hệ',
      text: '{contact} đã được liên kết với tài khoản của bạn. Bạn có thể dùng nó để đăng nhập và nhận mã.',
    },
    anti_phishing_code_set: {
      title: 'Đã đặt mã chống lừa đảo',
      text: 'Từ nay mọi email và tin nhắn của chúng tôi đều hiển thị mã chống lừa đảo của bạn. Những gì không có mã này không phải do chúng tôi gửi. Nếu bạn không đặt mã này, hãy đổi mật khẩu ngay.',
    },
    anti_phishing_code_removed: {
      title: 'Đã xóa mã chống lừa đảo',
      text: 'Email và tin nhắn của chúng tôi không còn hiển thị mã chống lừa đảo. Nếu không phải bạn, hãy đổi mật khẩu ngay.',
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
    deposit_submitted: {
      title: 'Đang xét duyệt khoản nạp: {amount} {currency}',
      text: 'Chúng tôi đã nhận yêu cầu nạp {amount} {currency} qua {channel}. Số tiền đến sẽ được ghi có ngay khi được xác nhận.',
    },
    deposit_delivered: {
      title: 'Đã ghi có khoản nạp: {amount} {currency}',
      text: '{amount} {currency} đã đến và nằm trong số dư của bạn.',
    },
    deposit_rejected: {
      title: 'Khoản nạp bị từ chối: {amount} {currency}',
      text: 'Yêu cầu nạp {amount} {currency} qua {channel} của bạn bị từ chối. Lý do: {reason}. Bạn có thể gửi yêu cầu mới.',
    },
    deposit_cancelled: {
      title: 'Đã hủy khoản nạp: {amount} {currency}',
      text: 'Bạn đã hủy yêu cầu nạp {amount} {currency} qua {channel}. Nếu đã chuyển tiền, vui lòng tạo yêu cầu mới.',
    },
    deposit_undone: {
      title: 'Khoản nạp bị thu hồi: {amount} {currency}',
      text: 'Khoản nạp {amount} {currency} đã ghi có cho bạn bị thu hồi. Lý do: {reason}. Việc rút tiền tạm thời bị khóa; vui lòng liên hệ bộ phận hỗ trợ.',
    },
    withdrawal_submitted: {
      title: 'Đang xét duyệt lệnh rút: {amount} {currency}',
      text: 'Bạn đã yêu cầu gửi {amount} {currency} đến {target}. Phí là {feeTotal} {currency}. Nếu không phải bạn, hãy hủy ngay và đổi mật khẩu.',
    },
    withdrawal_approved: {
      title: 'Lệnh rút đã được duyệt: {amount} {currency}',
      text: 'Lệnh rút {amount} {currency} đến {target} đã được duyệt và sẽ được chi trả tiếp theo.',
    },
    withdrawal_paying: {
      title: 'Đang chi trả lệnh rút: {amount} {currency}',
      text: 'Lệnh rút {amount} {currency} đến {target} đang được gửi đi.',
    },
    withdrawal_paid: {
      title: 'Đã chi trả lệnh rút: {amount} {currency}',
      text: '{amount} {currency} đã được gửi đến {target}. Chứng từ thanh toán: {proof}.',
    },
    withdrawal_rejected: {
      title: 'Lệnh rút bị từ chối: {amount} {currency}',
      text: 'Lệnh rút {amount} {currency} đến {target} bị từ chối. Lý do: {reason}. Số tiền và phí đã trở lại số dư của bạn.',
    },
    withdrawal_cancelled: {
      title: 'Đã hủy lệnh rút: {amount} {currency}',
      text: 'Bạn đã hủy lệnh rút {amount} {currency} đến {target}. Số tiền và phí đã trở lại số dư của bạn.',
    },
    withdrawal_failed: {
      title: 'Lệnh rút thất bại: {amount} {currency}',
      text: 'Lệnh rút {amount} {currency} đến {target} không thể chi trả. Lý do: {reason}. Số tiền và phí đã trở lại số dư của bạn.',
    },
    withdrawals_blocked: {
      title: 'Rút tiền bị khóa',
      text: 'Việc rút tiền từ tài khoản của bạn tạm thời bị khóa. Lý do: {reason}. Số dư vẫn là của bạn; bộ phận hỗ trợ có thể giúp.',
    },
    withdrawals_unblocked: {
      title: 'Rút tiền được mở lại',
      text: 'Tài khoản của bạn có thể rút tiền trở lại.',
    },
    reward_granted: {
      title: 'Thưởng: {amount} {currency}',
      text: 'Bạn được tặng {amount} {currency}. Số tiền nằm trong số dư của bạn. Lý do: {reason}.',
    },
    balance_credited: {
      title: 'Điều chỉnh: ghi có {amount} {currency}',
      text: '{amount} {currency} đã được cộng vào số dư của bạn để điều chỉnh. Lý do: {reason}.',
    },
    balance_debited: {
      title: 'Điều chỉnh: ghi nợ {amount} {currency}',
      text: '{amount} {currency} đã bị trừ khỏi tài khoản của bạn để điều chỉnh. Lý do: {reason}. Nếu không đồng ý, vui lòng liên hệ bộ phận hỗ trợ.',
    },
    settlement_account_added: {
      title: 'Đã liên kết tài khoản rút tiền: {target}',
      text: 'Tài khoản {target} đã được liên kết để rút tiền và dùng được từ {usableAt}. Nếu không phải bạn, hãy xóa ngay và đổi mật khẩu.',
    },
    settlement_account_usable: {
      title: 'Đã liên kết tài khoản rút tiền: {target}',
      text: 'Tài khoản {target} đã được liên kết để rút tiền và dùng được ngay bây giờ. Nếu không phải bạn, hãy xóa ngay và đổi mật khẩu.',
    },
    settlement_account_changed: {
      title: 'Đã đổi tài khoản rút tiền: {target}',
      text: 'Tài khoản rút tiền của bạn đã đổi thành {target} và dùng được từ {usableAt}. Nếu không phải bạn, hãy xóa ngay và đổi mật khẩu.',
    },
    settlement_account_removed: {
      title: 'Đã xóa tài khoản rút tiền: {target}',
      text: 'Tài khoản {target} đã bị xóa. Nếu không phải bạn, hãy đổi mật khẩu ngay.',
    },
    whitelist_switched_on: {
      title: 'Chế độ danh sách trắng đã bật',
      text: 'Từ nay mọi tài khoản rút tiền phải chờ 24 giờ mới dùng được. Nếu không phải bạn, hãy đổi mật khẩu ngay.',
    },
    whitelist_switched_off: {
      title: 'Chế độ danh sách trắng sắp kết thúc',
      text: 'Chế độ danh sách trắng đã tắt và kết thúc lúc {endsAt}. Nếu không phải bạn, hãy bật lại và đổi mật khẩu ngay.',
    },
    withdrawal_password_set: {
      title: 'Đã đặt mật khẩu rút tiền',
      text: 'Tài khoản của bạn đã có mật khẩu rút tiền. Mỗi lần rút tiền đều cần mật khẩu này. Nếu không phải bạn, hãy đổi mật khẩu đăng nhập ngay.',
    },
    withdrawal_password_changed: {
      title: 'Đã đổi mật khẩu rút tiền',
      text: 'Mật khẩu rút tiền của bạn đã được đổi. Không thể rút tiền trong 24 giờ. Nếu không phải bạn, hãy đổi mật khẩu đăng nhập ngay.',
    },
    withdrawal_password_locked: {
      title: 'Mật khẩu rút tiền bị khóa',
      text: 'Mật khẩu rút tiền đã bị nhập sai năm lần và bị khóa trong 24 giờ. Nếu không phải bạn, hãy đổi mật khẩu đăng nhập ngay.',
    },
    loss_limit_set: {
      title: 'Đã đặt hạn mức lỗ',
      text: 'Từ nay, khi lỗ đủ {lossLimit} USDT trong 24 giờ, bạn không thể mở giao dịch mới.',
    },
    looser_loss_limit_asked: {
      title: 'Đã yêu cầu nới hạn mức lỗ',
      text: 'Hạn mức lỗ của bạn sẽ là {lossLimit} USDT vào {countsAt}. Cho đến lúc đó hạn mức hiện tại vẫn có hiệu lực. Nếu không phải bạn, hãy đổi mật khẩu và đặt hạn mức chặt hơn.',
    },
    no_loss_limit_asked: {
      title: 'Đã yêu cầu bỏ hạn mức lỗ',
      text: 'Hạn mức lỗ của bạn kết thúc vào {countsAt}. Cho đến lúc đó nó vẫn có hiệu lực. Nếu không phải bạn, hãy đổi mật khẩu và đặt lại hạn mức.',
    },
    self_excluded: {
      title: 'Tự loại trừ đã bắt đầu',
      text: 'Cho đến {untilAt}, bạn không thể mở giao dịch mới hay nạp tiền. Không thể hủy hoặc rút ngắn. Bạn có thể đóng vị thế và rút tiền bất cứ lúc nào.',
    },
    cool_off_begun: {
      title: 'Đã bắt đầu tạm nghỉ giao dịch',
      text: 'Cho đến {untilAt}, bạn không thể mở giao dịch mới. Không thể hủy hoặc rút ngắn. Bạn có thể đóng vị thế và rút tiền bất cứ lúc nào.',
    },
    residence_change_asked: {
      title: 'Quốc gia cư trú sẽ thay đổi',
      text: 'Từ {countsAt}, quy định của quốc gia bạn khai ({country}) được áp dụng. Cho đến lúc đó vẫn theo quy định hiện tại.',
    },
    identity_submitted: {
      title: 'Đã nhận thông tin danh tính',
      text: 'Thông tin danh tính cấp {level} của bạn đang được xét duyệt. Chúng tôi sẽ thông báo kết quả.',
    },
    identity_verified: {
      title: 'Danh tính đã được xác minh',
      text: 'Danh tính của bạn đã được xác minh: bạn hiện ở cấp {level}, với hạn mức tương ứng.',
    },
    identity_rejected: {
      title: 'Thông tin danh tính bị từ chối',
      text: 'Thông tin danh tính cấp {level} của bạn không được chấp nhận. Lý do: {reason}. Vui lòng sửa và gửi lại.',
    },
    sign_in_blocked: {
      title: 'Đăng nhập bị chặn',
      text: 'Hiện không ai có thể đăng nhập vào tài khoản của bạn và mọi phiên đã kết thúc. Lý do: {reason}. Số dư vẫn là của bạn; vui lòng liên hệ bộ phận hỗ trợ.',
    },
    sign_in_unblocked: {
      title: 'Đã mở lại đăng nhập',
      text: 'Bạn có thể đăng nhập lại vào tài khoản của mình.',
    },
    terms_change_ahead: {
      title: 'Điều khoản của {symbol} thay đổi',
      text: 'Điều khoản của {symbol}, nơi bạn có vị thế hoặc lệnh, thay đổi lúc {beginsAt}: ký quỹ, phí hoặc hạn mức có thể khác từ lúc đó. Vui lòng xem lại những gì bạn đang giữ.',
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
    restricted: 'giao dịch khi đó đang bị tạm dừng hoặc giới hạn',
    refused: 'không thể khớp theo quy tắc',
    image_unclear: 'hình ảnh không đủ rõ để đọc',
    image_incomplete: 'hình ảnh không hiển thị toàn bộ giấy tờ',
    image_altered: 'hình ảnh có dấu hiệu bị chỉnh sửa',
    document_expired: 'giấy tờ đã hết hạn',
    document_not_accepted: 'loại giấy tờ này không được chấp nhận',
    data_differ_from_document: 'thông tin đã nhập khác với giấy tờ',
    person_too_young: 'giấy tờ cho thấy chưa đủ tuổi',
    address_implausible: 'địa chỉ có vẻ không đầy đủ hoặc không có thật',
    contact_implausible: 'liên hệ khẩn cấp có vẻ không đầy đủ hoặc không có thật',
  },
}
