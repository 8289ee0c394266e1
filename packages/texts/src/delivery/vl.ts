import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  mails: {
    login_code: {
      subject: 'Mã đăng nhập của bạn',
      text: '{code} là mã đăng nhập Touchstone của bạn. Mã có hiệu lực {minutes} phút. Đừng đưa mã cho bất kỳ ai.',
    },
    register_code: {
      subject: 'Mã đăng ký của bạn',
      text: '{code} là mã đăng ký Touchstone của bạn. Mã có hiệu lực {minutes} phút. Đừng đưa mã cho bất kỳ ai.',
    },
    forgot_code: {
      subject: 'Mã đặt mật khẩu mới của bạn',
      text: '{code} là mã đặt mật khẩu mới Touchstone của bạn. Mã có hiệu lực {minutes} phút. Đừng đưa mã cho bất kỳ ai.',
    },
    bind_code: {
      subject: 'Mã liên kết thông tin liên hệ',
      text: '{code} là mã Touchstone để liên kết thông tin liên hệ này. Mã có hiệu lực {minutes} phút. Đừng đưa mã cho bất kỳ ai.',
    },
    funds_code: {
      subject: 'Mã xác nhận thay đổi của bạn',
      text: '{code} là mã Touchstone để đổi tài khoản hoặc mật khẩu rút tiền. Mã có hiệu lực {minutes} phút. Đừng đưa mã cho bất kỳ ai.',
    },
    account_code: {
      subject: 'Mã thay đổi cách đăng nhập của bạn',
      text: '{code} là mã Touchstone để bật ứng dụng xác thực hoặc liên kết liên hệ khác. Mã có hiệu lực {minutes} phút. Đừng đưa mã cho bất kỳ ai.',
    },
    no_account: {
      subject: 'Chưa có tài khoản',
      text: 'Bạn đã yêu cầu mã từ Touchstone, nhưng chưa có tài khoản nào dùng thông tin liên hệ này. Hãy tạo tài khoản, hoặc đăng nhập bằng liên hệ khác.',
    },
    account_exists: {
      subject: 'Bạn đã có tài khoản',
      text: 'Bạn vừa thử tạo tài khoản Touchstone, nhưng thông tin liên hệ này đã có tài khoản. Hãy đăng nhập. Quên mật khẩu? Bạn có thể đặt mật khẩu mới.',
    },
    contact_taken: {
      subject: 'Thông tin liên hệ này đã được sử dụng',
      text: 'Bạn đã yêu cầu Touchstone liên kết thông tin liên hệ này, nhưng nó đã thuộc về một tài khoản. Hãy đăng nhập tài khoản đó, hoặc dùng liên hệ khác.',
    },
    contact_changed: {
      subject: 'Thông tin liên hệ của bạn đã đổi',
      text: 'Tài khoản Touchstone của bạn đã có thông tin liên hệ mới thay cho thông tin này. Không phải bạn? Hãy liên hệ hỗ trợ ngay.',
    },
    antiPhishing: 'Mã chống lừa đảo của bạn: {code}',
    ignore: 'Bạn không yêu cầu? Hãy bỏ qua tin nhắn này.',
  },
}
