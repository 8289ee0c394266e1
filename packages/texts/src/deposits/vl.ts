import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    contactText:
      'Trước khi nạp tiền, hãy liên kết email hoặc số điện thoại: chỉ khi đó chúng tôi mới báo được biến động tiền của bạn và ngăn người khác lấy đi.',
    title: 'Nạp tiền',
    choose: 'Chọn cách nạp tiền',
    none: 'Hiện chưa thể nạp tiền',
    noneText: 'Hiện không có phương thức nạp tiền nào cho bạn.',
    sandboxText: 'Môi trường thử: đừng gửi tiền thật.',
    onlyThis: 'Chỉ gửi {{currency}} và chỉ qua mạng {{network}}. Gửi loại khác sẽ bị mất.',
    addressOf: 'Địa chỉ {{currency}} của bạn',
    qrLabel: 'Mã QR của địa chỉ {{address}}',
    copyAddress: 'Sao chép địa chỉ',
    ownAddress: 'Địa chỉ này chỉ của riêng bạn và không đổi.',
    confirmations: 'Số xác nhận',
    automatic: 'Tiền đến đây được ghi có tự động. Bạn không cần báo.',
    bankTitle: 'Chuyển khoản đến tài khoản này',
    bankText: 'Sau đó cho chúng tôi biết số tiền, kèm ảnh chuyển khoản.',
    sent: 'Tôi đã chuyển',
    amountTitle: 'Bạn đã chuyển bao nhiêu?',
    enterAmount: 'Nhập số tiền',
    tooSmall: 'Ít nhất {{amount}} {{currency}}',
    proof: 'Ảnh chuyển khoản',
    proofGuide: 'Ảnh chụp thấy rõ số tiền, ngày và cả hai tài khoản.',
    proofGuideChain: 'Không bắt buộc. Ảnh chụp thấy số tiền, địa chỉ và giao dịch sẽ giúp ích nếu tiền không đến.',
    addProof: 'Thêm ảnh chuyển khoản',
    review: 'Tiếp tục',
    confirmTitle: 'Xác nhận nạp tiền',
    confirmText: 'Số tiền thực đến sẽ được ghi có, dù khác với số đã nhập.',
    act: 'Gửi yêu cầu nạp',
    proofAdded: 'Đã thêm',
  },
  refusals: {
    deposit_channel_off: 'Phương thức nạp tiền này hiện đang tắt. Vui lòng chọn phương thức khác.',
    deposit_too_small: 'Số tiền nạp tối thiểu theo phương thức này là {minimum} {currency}.',
    proof_required: 'Vui lòng đính kèm ảnh chứng từ chuyển tiền.',
    proof_not_found: 'Ảnh không còn nữa. Vui lòng đính kèm lại.',
    open_deposits_exceeded: 'Bạn đã có {maximum} khoản nạp đang được xét duyệt. Vui lòng chờ hoặc hủy một khoản.',
    deposit_not_open: 'Khoản nạp này đã được xử lý nên không thể hủy.',
    already_claimed: 'Một nhân viên khác đang xử lý.',
    arrival_used: 'Khoản tiền đến này đã được dùng cho một lần nạp khác.',
    arrival_differs: 'Khoản tiền đến này không thuộc lần nạp này: {difference}.',
    arrival_known: 'Khoản tiền đến có mã tham chiếu này đã được nhập.',
    channel_unknown: 'Không có kênh {channel}.',
    not_delivered: 'Lần nạp này chưa được ghi có.',
  },
  entries: {
    deposit: 'Nạp tiền',
    deposit_undone: 'Hoàn tác khoản nạp',
    reward: 'Thưởng',
    correction: 'Điều chỉnh',
  },
  messages: {
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
  },
}
