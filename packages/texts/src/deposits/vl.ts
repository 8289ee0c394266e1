import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    contactText:
      'Hãy liên kết email hoặc số điện thoại trước khi nạp tiền. Chúng tôi dùng nó để báo tin và bảo vệ tiền của bạn.',
    title: 'Nạp tiền',
    choose: 'Chọn cách nạp tiền',
    none: 'Hiện chưa nạp tiền được',
    noneText: 'Hiện không có phương thức nạp tiền nào dành cho bạn.',
    sandboxText: 'Sandbox: đừng gửi tiền thật.',
    onlyThis: 'Chỉ gửi {{currency}} qua mạng {{network}}. Gửi loại khác đến đây sẽ bị mất.',
    addressOf: 'Địa chỉ {{currency}} của bạn',
    qrLabel: 'Mã QR của địa chỉ {{address}}',
    copyAddress: 'Sao chép địa chỉ',
    ownAddress: 'Địa chỉ này là của bạn và không đổi.',
    confirmations: 'Số xác nhận',
    automatic: 'Chúng tôi tự động ghi có tiền đến đây. Bạn không cần báo.',
    bankTitle: 'Chuyển khoản đến tài khoản này',
    bankText: 'Sau đó cho chúng tôi biết số tiền và thêm ảnh chuyển khoản.',
    sent: 'Tôi đã chuyển',
    amountTitle: 'Bạn đã chuyển bao nhiêu?',
    enterAmount: 'Nhập số tiền',
    tooSmall: 'Ít nhất {{amount}} {{currency}}',
    proof: 'Ảnh chuyển khoản',
    proofGuide: 'Ảnh chụp thấy rõ số tiền, ngày và cả hai tài khoản.',
    proofGuideChain:
      'Không bắt buộc. Ảnh màn hình có số tiền, địa chỉ và giao dịch sẽ giúp chúng tôi nếu tiền không đến.',
    addProof: 'Thêm ảnh chuyển khoản',
    review: 'Tiếp tục',
    confirmTitle: 'Xác nhận nạp tiền',
    confirmText: 'Chúng tôi ghi có số tiền thực đến, dù khác với số đã nhập.',
    act: 'Gửi yêu cầu nạp',
    proofAdded: 'Đã thêm',
    unknownAway: 'Chưa có phản hồi nên chưa biết đã gửi được hay chưa. Hãy xem lịch sử nạp rút.',
  },
  refusals: {
    deposit_channel_off: 'Phương thức nạp tiền này đang tắt. Hãy chọn phương thức khác.',
    deposit_too_small: 'Số tiền nạp tối thiểu là {minimum} {currency}.',
    proof_required: 'Hãy thêm ảnh chuyển khoản của bạn.',
    proof_not_found: 'Chúng tôi không tìm thấy ảnh nữa. Hãy thêm lại.',
    open_deposits_exceeded: 'Bạn đã có {maximum} khoản nạp đang xét duyệt. Hãy chờ hoặc hủy một khoản.',
    deposit_not_open: 'Chúng tôi đã xử lý khoản nạp này nên bạn không hủy được.',
    already_claimed: 'Một nhân viên khác đang xử lý việc này.',
    arrival_used: 'Khoản tiền đến này đã được dùng cho một khoản nạp khác.',
    arrival_differs: 'Khoản tiền đến này không khớp với khoản nạp: {difference}.',
    arrival_known: 'Đã có khoản tiền đến với mã tham chiếu này.',
    channel_unknown: 'Không có kênh {channel}.',
    not_delivered: 'Khoản nạp này chưa được ghi có.',
  },
  entries: {
    deposit: 'Nạp tiền',
    deposit_undone: 'Thu hồi khoản nạp',
    reward: 'Thưởng',
    correction: 'Điều chỉnh',
  },
  messages: {
    deposit_submitted: {
      title: 'Đang xét duyệt khoản nạp: {amount} {currency}',
      text: 'Chúng tôi đã nhận yêu cầu nạp {amount} {currency} qua {channel} và sẽ ghi có ngay khi được xác nhận.',
    },
    deposit_delivered: {
      title: 'Đã ghi có khoản nạp: {amount} {currency}',
      text: '{amount} {currency} đã đến và nằm trong số dư của bạn.',
    },
    deposit_rejected: {
      title: 'Khoản nạp bị từ chối: {amount} {currency}',
      text: 'Chúng tôi không thể chấp nhận yêu cầu nạp {amount} {currency} qua {channel}. Lý do: {reason}. Bạn có thể gửi yêu cầu mới.',
    },
    deposit_cancelled: {
      title: 'Đã hủy khoản nạp: {amount} {currency}',
      text: 'Bạn đã hủy yêu cầu nạp {amount} {currency} qua {channel}. Nếu đã chuyển tiền, hãy tạo yêu cầu mới.',
    },
    deposit_undone: {
      title: 'Đã thu hồi khoản nạp: {amount} {currency}',
      text: 'Chúng tôi đã thu hồi khoản nạp {amount} {currency} của bạn. Lý do: {reason}. Tạm thời bạn không thể rút tiền. Hãy liên hệ hỗ trợ, chúng tôi sẽ giúp bạn.',
    },
    reward_granted: {
      title: 'Thưởng: {amount} {currency}',
      text: 'Bạn nhận được {amount} {currency}. Tiền đã vào số dư của bạn. Lý do: {reason}.',
    },
    balance_credited: {
      title: 'Điều chỉnh: ghi có {amount} {currency}',
      text: 'Chúng tôi đã cộng {amount} {currency} vào số dư của bạn để điều chỉnh. Lý do: {reason}.',
    },
    balance_debited: {
      title: 'Điều chỉnh: ghi nợ {amount} {currency}',
      text: 'Chúng tôi đã trừ {amount} {currency} khỏi tài khoản của bạn để điều chỉnh. Lý do: {reason}. Nếu không đồng ý, hãy liên hệ hỗ trợ.',
    },
  },
}
