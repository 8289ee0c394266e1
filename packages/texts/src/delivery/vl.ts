import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  mails: {
    login_code: {
      subject: 'Mã đăng nhập của bạn',
      text: '{code} là mã đăng nhập Touchstone của bạn. Mã có hiệu lực trong {minutes} phút. Không cung cấp mã cho bất kỳ ai.',
    },
    register_code: {
      subject: 'Mã đăng ký của bạn',
      text: '{code} là mã đăng ký Touchstone của bạn. Mã có hiệu lực trong {minutes} phút. Không cung cấp mã cho bất kỳ ai.',
    },
    forgot_code: {
      subject: 'Mã đặt lại mật khẩu',
      text: '{code} là mã đặt lại mật khẩu Touchstone của bạn. Mã có hiệu lực trong {minutes} phút. Không cung cấp mã cho bất kỳ ai.',
    },
    bind_code: {
      subject: 'Mã liên kết thông tin liên hệ',
      text: '{code} là mã Touchstone để liên kết thông tin liên hệ này. Mã có hiệu lực trong {minutes} phút. Không cung cấp mã cho bất kỳ ai.',
    },
    funds_code: {
      subject: 'Mã xác nhận thay đổi của bạn',
      text: '{code} là mã Touchstone để thay đổi tài khoản nhận tiền hoặc mật khẩu rút tiền. Mã có hiệu lực trong {minutes} phút. Không cung cấp mã cho bất kỳ ai.',
    },
    account_code: {
      subject: 'Mã xác nhận thay đổi của bạn',
      text: '{code} là mã Touchstone để bật ứng dụng xác thực hoặc liên kết liên hệ khác. Mã có hiệu lực trong {minutes} phút. Không cung cấp mã cho bất kỳ ai.',
    },
    no_account: {
      subject: 'Chưa có tài khoản',
      text: 'Bạn đã yêu cầu mã từ Touchstone, nhưng chưa có tài khoản nào dùng thông tin liên hệ này. Vui lòng đăng ký hoặc đăng nhập bằng thông tin khác.',
    },
    account_exists: {
      subject: 'Bạn đã có tài khoản',
      text: 'Bạn đã yêu cầu đăng ký Touchstone, nhưng thông tin liên hệ này đã có tài khoản. Vui lòng đăng nhập; nếu quên mật khẩu, bạn có thể đặt lại.',
    },
    contact_taken: {
      subject: 'Thông tin liên hệ này đã được sử dụng',
      text: 'Bạn đã yêu cầu liên kết thông tin liên hệ này với Touchstone, nhưng nó đã thuộc về một tài khoản. Vui lòng đăng nhập vào tài khoản đó hoặc chọn thông tin khác.',
    },
    contact_changed: {
      subject: 'Thông tin liên hệ của bạn đã được thay đổi',
      text: 'Tài khoản Touchstone của bạn đã được liên kết với thông tin liên hệ khác thay cho thông tin này. Nếu không phải bạn, hãy liên hệ bộ phận hỗ trợ ngay.',
    },
    antiPhishing: 'Mã chống lừa đảo của bạn: {code}',
    ignore: 'Nếu bạn không yêu cầu, hãy bỏ qua tin nhắn này.',
  },
}
