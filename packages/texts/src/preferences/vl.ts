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
    hapticsText: 'Rung nhẹ khi bấm và chọn, nếu điện thoại hỗ trợ',
    notifications: 'Thông báo',
    notificationsText: 'Chọn những gì chúng tôi gửi cho bạn ngoài ứng dụng. Trong ứng dụng, mọi thứ nằm ở Tin nhắn.',
    topics: {
      security: 'Bảo mật',
      trades: 'Giao dịch',
      funds: 'Nạp và rút tiền',
      identity: 'Danh tính',
      priceAlerts: 'Cảnh báo giá',
      news: 'Tin tức',
    },
    ways: {
      email: 'Email',
      text: 'SMS',
      push: 'Push',
    },
    alwaysTold: 'Bạn luôn nhận được.',
    textInstead: 'Bạn chỉ nhận SMS khi không nhận email.',
    unreachable: {
      email: 'Chưa liên kết email.',
      text: 'Chưa liên kết số điện thoại.',
      push: 'Chưa trình duyệt nào của bạn bật push.',
    },
    setUp: 'Thiết lập',
    antiPhishing: 'Mã chống lừa đảo',
    antiPhishingText:
      'Một từ chỉ bạn và chúng tôi biết. Mọi email và SMS của chúng tôi đều có từ này. Nếu thiếu, đó không phải chúng tôi.',
    antiPhishingField: 'Mã của bạn',
    antiPhishingHint: '2 đến 20 chữ cái, chữ số hoặc ký hiệu',
    antiPhishingMalformed: '2 đến 20 chữ cái, chữ số hoặc ký hiệu, trừ < > & " \' `',
    antiPhishingNow: 'Mã hiện tại',
    antiPhishingSaved: 'Đã lưu mã chống lừa đảo',
    antiPhishingRemove: 'Xóa mã',
    antiPhishingRemoved: 'Đã xóa mã chống lừa đảo',
    loginPassword: 'Mật khẩu đăng nhập',
    enterLoginPassword: 'Nhập mật khẩu đăng nhập',
  },
  messages: {
    anti_phishing_code_set: {
      title: 'Đã đặt mã chống lừa đảo',
      text: 'Từ nay mọi email và SMS của chúng tôi đều có mã chống lừa đảo của bạn. Nếu thiếu, đó không phải chúng tôi. Bạn không đặt mã này? Hãy đổi mật khẩu ngay.',
    },
    anti_phishing_code_removed: {
      title: 'Đã xóa mã chống lừa đảo',
      text: 'Email và SMS của chúng tôi không còn mã chống lừa đảo. Không phải bạn? Hãy đổi mật khẩu ngay.',
    },
  },
}
