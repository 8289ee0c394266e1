import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    title: 'Giao dịch demo',
    bar: 'Tiền demo, luật thật',
    headline: 'Thử mọi thứ bằng tiền demo',
    text: 'Một chạm, không cần email hay số điện thoại. Bạn không thể mất một xu.',
    pricesTitle: 'Giá trực tiếp',
    pricesText: 'Lệnh của bạn khớp cùng giá với lệnh thật.',
    rulesTitle: 'Luật thật',
    rulesText: 'Đòn bẩy, phí, phí funding và thanh lý như với tiền thật.',
    againTitle: 'Bắt đầu lại bất cứ lúc nào',
    againText: 'Đóng tất cả, chạm Đặt lại, và tiền demo trở về như cũ.',
    guestTitle: 'Không cần đăng ký',
    guestText: 'Giao dịch với tư cách khách. Nếu thích, lưu tài khoản sau.',
    begin: 'Bắt đầu giao dịch demo',
    haveAccount: 'Tôi đã có tài khoản',
    resetTitle: 'Đặt lại tài khoản demo?',
    resetText: 'Số dư demo trở về {{amount}} USDT và các loại tiền khác về 0. Lịch sử vẫn còn.',
    resetAct: 'Đặt lại tài khoản demo',
    resetDone: 'Bạn lại có {{amount}} USDT tiền demo',
    closeFirst: 'Hãy đóng tất cả trước.',
    closeEverything: 'Đóng tất cả và hủy lệnh',
    openOptions: 'Quyền chọn đang mở',
    seeOptions: 'Xem quyền chọn đang mở',
    granted: 'Bạn đã có {{amount}} USDT tiền demo',
  },
  refusals: {
    already_granted: 'Bạn đã nhận tiền demo rồi.',
    not_a_demo_book: 'Bạn chỉ có thể đặt lại tài khoản demo.',
    something_open: 'Hãy đóng hết vị thế, lệnh và quyền chọn trước.',
  },
  entries: {
    demo_grant: 'Nhận tiền demo',
    demo_return: 'Hoàn tiền demo',
  },
  messageWords: {
    demo: 'Demo',
  },
}
