import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    title: 'Giao dịch demo',
    bar: 'Tiền ảo, luật thật',
    headline: 'Thử mọi thứ bằng tiền ảo',
    text: 'Một chạm, không cần e-mail hay số điện thoại. Bạn không mất một xu.',
    pricesTitle: 'Giá trực tiếp',
    pricesText: 'Mọi lệnh khớp theo đúng giá của lệnh thật.',
    rulesTitle: 'Quy tắc thật',
    rulesText: 'Đòn bẩy, phí, phí funding và thanh lý như với tiền thật.',
    againTitle: 'Bắt đầu lại bất cứ lúc nào',
    againText: 'Đóng tất cả, chạm Đặt lại, và tiền ảo trở về như cũ.',
    guestTitle: 'Không cần đăng ký',
    guestText: 'Giao dịch với tư cách khách. Nếu thích, lưu tài khoản sau.',
    begin: 'Bắt đầu giao dịch demo',
    haveAccount: 'Tôi đã có tài khoản',
    resetTitle: 'Đặt lại tài khoản demo',
    resetText: 'Số dư demo trở lại {{amount}} USDT và các loại tiền khác về không. Lịch sử được giữ lại.',
    resetAct: 'Đặt lại tài khoản demo',
    resetDone: 'Bạn lại có {{amount}} USDT tiền demo',
    closeFirst: 'Vẫn còn mục đang mở. Hãy đóng trước.',
    closeEverything: 'Đóng tất cả và hủy lệnh',
    openOptions: 'Quyền chọn đang mở',
    seeOptions: 'Xem quyền chọn đang mở',
    granted: 'Bạn đã có {{amount}} USDT tiền ảo',
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
