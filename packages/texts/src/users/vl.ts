import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    profileTitle: 'Hồ sơ',
    guest: 'Khách',
    help: 'Trung tâm trợ giúp',
    leaveTitle: 'Đăng xuất?',
    leaveText: 'Vị thế và lệnh của bạn giữ nguyên.',
    leaveGuestText:
      'Bạn là khách. Không có mật khẩu thì bạn không vào lại được tài khoản này. Vị thế và lệnh của bạn giữ nguyên.',
    unbound: 'Chưa liên kết',
    country: 'Quốc gia',
    since: 'Thành viên từ',
    invitationCode: 'Mã mời',
    invitationText: 'Bạn bè đăng ký bằng mã này được liên kết với bạn.',
    identity: 'Danh tính',
    leaveUnsavedText:
      'Bạn chưa lưu tài khoản này. Nếu đăng xuất bây giờ, thiết bị sẽ quên mật khẩu và bạn không thể quay lại.',
    groupMoney: 'Tiền',
    groupTrading: 'Giao dịch',
    groupAccount: 'Tài khoản và bảo mật',
    groupApp: 'Ứng dụng và trợ giúp',
  },
  refusals: {
    contact_malformed: 'Đây không phải email hoặc số điện thoại hợp lệ.',
    country_unknown: 'Hãy chọn quốc gia trong danh sách.',
    contact_taken: 'Bạn không thể liên kết liên hệ này với tài khoản của mình.',
    contact_required: 'Hãy liên kết email hoặc điện thoại trước. Chúng tôi gửi mã đến đó.',
    contact_code_wrong: 'Mã chúng tôi gửi đến email hoặc điện thoại hiện tại của bạn sai, hết hạn hoặc còn thiếu.',
  },
  messages: {
    welcome: {
      title: 'Chào mừng đến với Touchstone',
      text: 'Tài khoản của bạn đã sẵn sàng, kèm tài khoản demo có sẵn tiền demo. Hãy thử mọi thứ ở đó trước. Mỗi mức giá và mỗi kết quả đều có biên nhận bạn tự kiểm tra được.',
    },
    contact_bound: {
      title: 'Đã liên kết liên hệ',
      text: '{contact} đã được liên kết với tài khoản của bạn. Bạn có thể dùng để đăng nhập và nhận mã.',
    },
    contact_change_asked: {
      title: 'Có người yêu cầu liên kết liên hệ mới',
      text: '{contact} có thể được liên kết với tài khoản của bạn từ {countsAt}. Không phải bạn? Hãy đặt mật khẩu mới bằng “Quên mật khẩu?” ngay: việc này sẽ dừng lại.',
    },
  },
}
