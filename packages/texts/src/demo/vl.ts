import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    title: 'Giao dịch demo',
    bar: 'Tiền ảo, luật thật',
    headline: 'Thử mọi thứ bằng tiền ảo',
    text: 'Một chạm, không cần email hay số điện thoại. Bắt đầu với tiền demo và không thể mất gì.',
    pricesTitle: 'Cùng một giá',
    pricesText: 'Mọi lệnh khớp theo đúng giá của lệnh thật.',
    rulesTitle: 'Cùng một luật',
    rulesText: 'Đòn bẩy, phí, phí funding và thanh lý như với tiền thật.',
    againTitle: 'Bắt đầu lại bất cứ lúc nào',
    againText: 'Đặt lại tiền demo khi không còn gì đang mở.',
    guestTitle: 'Tài khoản khách của riêng bạn',
    guestText: 'Bạn nhận tên và mật khẩu, và có thể liên kết email hoặc điện thoại sau.',
    begin: 'Thử với tiền demo',
    haveAccount: 'Tôi đã có tài khoản',
    passwordTitle: 'Tài khoản khách của bạn',
    passwordText: 'Mật khẩu này chỉ hiện một lần. Hãy lưu lại: thiếu nó bạn không thể quay lại.',
    passwordOnce: 'Hãy lưu mật khẩu trước. Mật khẩu sẽ không hiện lại.',
    passwordSaved: 'Tôi đã lưu',
    initialPassword: 'Mật khẩu ban đầu',
    copyBoth: 'Sao chép cả hai',
    resetTitle: 'Đặt lại tài khoản demo',
    resetText: 'Số dư demo trở lại {{amount}} USDT và các loại tiền khác về không. Lịch sử được giữ lại.',
    resetAct: 'Đặt lại',
    resetDone: 'Bạn lại có {{amount}} USDT tiền demo',
    closeFirst: 'Vẫn còn mục đang mở. Hãy đóng trước.',
    closeEverything: 'Đóng tất cả và hủy lệnh',
    openOptions: 'Quyền chọn đang mở',
    seeOptions: 'Xem quyền chọn đang mở',
  },
  refusals: {
    already_granted: 'Vốn demo đã được cấp.',
    not_a_demo_book: 'Chỉ có thể đặt lại tài khoản demo.',
    something_open: 'Vui lòng đóng tất cả vị thế, lệnh và hợp đồng trước.',
  },
  entries: {
    demo_grant: 'Nhận tiền demo',
    demo_return: 'Hoàn tiền demo',
  },
  messageWords: {
    demo: 'Demo',
  },
}
