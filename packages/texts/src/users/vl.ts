import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    profileTitle: 'Hồ sơ',
    guest: 'Khách',
    help: 'Trung tâm trợ giúp',
    leaveTitle: 'Đăng xuất?',
    leaveText: 'Vị thế và lệnh của bạn giữ nguyên.',
    leaveGuestText: 'Bạn là khách: không có mật khẩu thì không vào lại được. Vị thế và lệnh giữ nguyên.',
    unbound: 'Chưa liên kết',
    country: 'Quốc gia',
    since: 'Thành viên từ',
    invitationCode: 'Mã mời',
    invitationText: 'Bạn bè đăng ký bằng mã này sẽ liên kết với bạn.',
    identity: 'Danh tính',
    leaveUnsavedText:
      'Bạn chưa lưu tài khoản này. Nếu đăng xuất bây giờ, thiết bị sẽ quên mật khẩu và bạn không thể quay lại.',
    groupMoney: 'Tiền',
    groupTrading: 'Giao dịch',
    groupAccount: 'Tài khoản và bảo mật',
    groupApp: 'Ứng dụng và trợ giúp',
  },
  refusals: {
    contact_malformed: 'Địa chỉ email hoặc số điện thoại không hợp lệ.',
    country_unknown: 'Vui lòng chọn quốc gia hoặc khu vực trong danh sách.',
    contact_taken: 'Không thể liên kết thông tin liên hệ này với tài khoản của bạn.',
    contact_required: 'Vui lòng liên kết email hoặc số điện thoại trước: mã xác thực sẽ được gửi đến đó.',
    contact_code_wrong: 'Mã đã gửi đến email hoặc số điện thoại hiện tại của bạn sai, đã hết hạn hoặc còn thiếu.',
  },
  messages: {
    welcome: {
      title: 'Chào mừng đến với Touchstone',
      text: 'Tài khoản của bạn đã sẵn sàng. Có một tài khoản demo với tiền ảo: hãy thử mọi thứ ở đó trước. Mỗi mức giá và mỗi kết quả đều có biên nhận mà bạn có thể tự kiểm tra.',
    },
    contact_bound: {
      title: 'Đã liên kết liên hệ',
      text: '{contact} đã được liên kết với tài khoản của bạn. Bạn có thể dùng nó để đăng nhập và nhận mã.',
    },
    contact_change_asked: {
      title: 'Có yêu cầu đổi liên hệ',
      text: '{contact} sẽ được liên kết với tài khoản của bạn, sớm nhất từ {countsAt}. Nếu không phải bạn, hãy đặt mật khẩu mới bằng mục quên mật khẩu ngay: việc này sẽ dừng lại.',
    },
  },
}
