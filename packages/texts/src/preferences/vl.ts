import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    settingsTitle: 'Cài đặt',
    language: 'Ngôn ngữ',
    displayCurrency: 'Tiền tệ hiển thị',
    theme: 'Giao diện',
    themeSystem: 'Hệ thống',
    themeLight: 'Sáng',
    themeDark: 'Tối',
    directionColours: 'Màu tăng giảm',
    greenUp: 'Xanh tăng',
    redUp: 'Đỏ tăng',
    colourBlind: 'Xanh dương tăng, cam giảm',
    hideBalances: 'Ẩn số tiền',
    haptics: 'Rung',
    hapticsText: 'Rung nhẹ khi bấm và chọn, nếu thiết bị hỗ trợ',
    notifications: 'Thông báo',
    notificationsText: 'Những gì chúng tôi báo ngoài ứng dụng. Trong ứng dụng, mọi thứ nằm ở Tin nhắn.',
    topics: {
      security: 'Bảo mật',
      trades: 'Giao dịch',
      funds: 'Nạp và rút',
      identity: 'Danh tính',
      priceAlerts: 'Cảnh báo giá',
      news: 'Tin tức',
    },
    ways: {
      email: 'E-mail',
      text: 'SMS',
      push: 'Push',
    },
    alwaysTold: 'Luôn được báo, dù chọn gì.',
    textInstead: 'SMS chỉ gửi khi không gửi e-mail.',
    unreachable: {
      email: 'Chưa liên kết e-mail.',
      text: 'Chưa liên kết số điện thoại.',
      push: 'Chưa có trình duyệt nào nhận push.',
    },
    setUp: 'Thiết lập',
    antiPhishing: 'Mã chống lừa đảo',
    antiPhishingText:
      'Một từ chỉ bạn và chúng tôi biết. Nó có trong mọi e-mail và SMS của chúng tôi; không có là không phải từ chúng tôi.',
    antiPhishingField: 'Mã của bạn',
    antiPhishingHint: '2 đến 20 chữ, số hoặc ký hiệu',
    antiPhishingMalformed: '2 đến 20 ký tự, không có < > & " \' `',
    antiPhishingNow: 'Hiện tại',
    antiPhishingSaved: 'Đã lưu mã',
    antiPhishingRemove: 'Xoá mã',
    antiPhishingRemoved: 'Đã xoá mã',
    loginPassword: 'Mật khẩu đăng nhập',
    enterLoginPassword: 'Nhập mật khẩu đăng nhập',
  },
  messages: {
    anti_phishing_code_set: {
      title: 'Đã đặt mã chống lừa đảo',
      text: 'Từ nay mọi email và tin nhắn của chúng tôi đều hiển thị mã chống lừa đảo của bạn. Những gì không có mã này không phải do chúng tôi gửi. Nếu bạn không đặt mã này, hãy đổi mật khẩu ngay.',
    },
    anti_phishing_code_removed: {
      title: 'Đã xóa mã chống lừa đảo',
      text: 'Email và tin nhắn của chúng tôi không còn hiển thị mã chống lừa đảo. Nếu không phải bạn, hãy đổi mật khẩu ngay.',
    },
  },
}
