import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    title: 'Giao dịch có trách nhiệm',
    residence: 'Quốc gia cư trú',
    residenceUnknown: 'Chưa khai',
    residenceVerified: 'Theo giấy tờ đã xác minh',
    residenceNext: '{{country}} từ {{time}}',
    residenceText: 'Những gì chúng tôi có thể cung cấp tùy vào nơi bạn sống. Thay đổi có hiệu lực sau 24 giờ.',
    residenceSaved: 'Đã lưu quốc gia cư trú',
    residenceWaits: 'Quốc gia mới có hiệu lực sau 24 giờ',
    riskTitle: 'Cảnh báo rủi ro',
    riskAcknowledged: 'Đã xác nhận ngày {{date}}',
    riskOpen: 'Chưa xác nhận',
    riskLeverage:
      'Với đòn bẩy, một biến động giá nhỏ có thể lấy hết ký quỹ của vị thế. Với ký quỹ chéo, toàn bộ tiền trong tài khoản hợp đồng đều gặp rủi ro.',
    riskStake:
      'Trong quyền chọn, bạn mất toàn bộ tiền cược nếu giá đi ngược lại, và khi thắng nhận ít hơn tiền cược. Về lâu dài đa số người chơi thua lỗ.',
    riskGaps: 'Giá có thể nhảy, nhất là khi thị trường mở lại. Cắt lỗ không bảo đảm mức giá.',
    riskHouse:
      'Chúng tôi là bên đối ứng của mọi giao dịch. Biên nhận của mỗi giao dịch cho thấy kết quả được quyết định thế nào.',
    riskLaw:
      'Các sản phẩm này bị cấm hoặc hạn chế ở một số quốc gia. Chỉ giao dịch ở nơi được phép và với số tiền bạn có thể mất.',
    riskHelp: 'Bạn có thể đặt hạn mức lỗ, tạm nghỉ hoặc tự loại trừ bất cứ lúc nào trong hồ sơ.',
    riskAgree: 'Tôi đã đọc và hiểu rằng tôi có thể mất toàn bộ số tiền đã bỏ vào.',
    riskAct: 'Tôi hiểu',
    riskRead: 'Đọc',
    lossLimit: 'Hạn mức lỗ',
    lossLimitNone: 'Không giới hạn',
    lostToday: 'Lỗ trong 24 giờ: {{amount}} USDT',
    lossLimitText:
      'Khi lỗ đủ số này trong 24 giờ, gồm cả phí và funding, bạn không thể mở giao dịch mới. Luôn có thể đóng và rút tiền.',
    lossLimitField: 'Hạn mức mỗi 24 giờ',
    lossLimitLater: 'Hạn mức này nới hơn nên có hiệu lực sau 24 giờ. Đến lúc đó hạn mức hiện tại vẫn áp dụng.',
    lossLimitNext: '{{limit}} USDT từ {{time}}',
    lossLimitEnds: 'Không giới hạn từ {{time}}',
    lossLimitRemove: 'Bỏ hạn mức',
    lossLimitSave: 'Đặt hạn mức',
    lossLimitSet: 'Đã đặt hạn mức lỗ',
    coolOff: 'Tạm nghỉ giao dịch',
    coolOffText:
      'Không thể mở giao dịch mới cho đến khi kết thúc. Không thể hủy hoặc rút ngắn. Luôn có thể đóng, hủy lệnh và rút tiền.',
    coolOffAct: 'Bắt đầu nghỉ',
    coolOffBegun: 'Đã bắt đầu tạm nghỉ',
    exclusion: 'Tự loại trừ',
    exclusionText:
      'Không thể mở giao dịch mới hay nạp tiền cho đến khi kết thúc. Luôn có thể đóng, hủy lệnh và rút tiền.',
    exclusionAct: 'Loại trừ tôi',
    exclusionTitle: 'Tự loại trừ trong {{days}} ngày?',
    exclusionAgree: 'Tôi hiểu rằng không ai có thể hủy hoặc rút ngắn, kể cả bộ phận hỗ trợ.',
    exclusionBegun: 'Bạn đã tự loại trừ',
    longer: 'Bạn chỉ có thể kéo dài thêm.',
    ordersCancelled: 'Chúng tôi sẽ hủy các lệnh mở đang chờ của bạn.',
    ends: 'Kết thúc',
    until: 'Đến {{time}}',
    hours: '{{hours}} giờ',
    days: '{{days}} ngày',
    blocked_excluded: 'Bạn đang tự loại trừ',
    blocked_cooling: 'Bạn đang tạm nghỉ',
    blocked_limit: 'Đã đạt hạn mức lỗ',
    blocked_off: 'Không có tại quốc gia của bạn',
    notice_excluded: 'Bạn tự loại trừ khỏi giao dịch đến {{time}}. Bạn vẫn có thể đóng và rút tiền.',
    notice_cooling: 'Bạn tạm nghỉ giao dịch đến {{time}}. Bạn vẫn có thể đóng và rút tiền.',
    notice_limit: 'Hạn mức lỗ {{limit}} USDT trong 24 giờ đã hết. Bạn vẫn có thể đóng và rút tiền.',
    notice_off: 'Không được cung cấp tại quốc gia cư trú của bạn.',
    toSettings: 'Xem hạn mức của bạn',
  },
  refusals: {
    not_a_real_book: 'Thiết lập này chỉ dành cho tài khoản thật. Tài khoản demo không có giới hạn.',
    risk_not_acknowledged: 'Vui lòng đọc và xác nhận cảnh báo rủi ro trước khi giao dịch bằng tiền thật.',
    self_excluded: 'Bạn đã tự loại trừ khỏi giao dịch và nạp tiền. Còn {days} ngày.',
    cooling_off: 'Bạn đang tạm nghỉ giao dịch. Còn {hours} giờ.',
    loss_limit_reached: 'Hạn mức lỗ {lossLimit} USDT trong 24 giờ đã hết: {lost} USDT đã lỗ hoặc đang cược.',
    not_offered_in_country: 'Tính năng này không có tại quốc gia cư trú của bạn ({country}).',
    leverage_above_country: 'Tại quốc gia cư trú của bạn, đòn bẩy cao nhất là {leverageMax}×.',
    stake_above_country: 'Tại quốc gia cư trú của bạn, tiền cược cao nhất là {maximum} USDT.',
    pause_not_shortened: 'Thời gian nghỉ chỉ có thể kéo dài, không thể rút ngắn.',
    residence_verified: 'Quốc gia cư trú theo giấy tờ đã xác minh của bạn nên không thể đổi tại đây.',
  },
  messages: {
    country_rules_change_ahead: {
      title: 'Quy định của quốc gia bạn thay đổi',
      text: 'Những gì chúng tôi cung cấp tại quốc gia bạn cư trú thay đổi lúc {beginsAt}. Vui lòng xem lại vị thế và lệnh của bạn.',
    },
    loss_limit_set: {
      title: 'Đã đặt hạn mức lỗ',
      text: 'Từ nay, khi lỗ đủ {lossLimit} USDT trong 24 giờ, bạn không thể mở giao dịch mới.',
    },
    looser_loss_limit_asked: {
      title: 'Đã yêu cầu nới hạn mức lỗ',
      text: 'Hạn mức lỗ của bạn sẽ là {lossLimit} USDT vào {countsAt}. Cho đến lúc đó hạn mức hiện tại vẫn có hiệu lực. Nếu không phải bạn, hãy đổi mật khẩu và đặt hạn mức chặt hơn.',
    },
    no_loss_limit_asked: {
      title: 'Đã yêu cầu bỏ hạn mức lỗ',
      text: 'Hạn mức lỗ của bạn kết thúc vào {countsAt}. Cho đến lúc đó nó vẫn có hiệu lực. Nếu không phải bạn, hãy đổi mật khẩu và đặt lại hạn mức.',
    },
    self_excluded: {
      title: 'Tự loại trừ đã bắt đầu',
      text: 'Cho đến {untilAt}, bạn không thể mở giao dịch mới hay nạp tiền. Không thể hủy hoặc rút ngắn. Bạn có thể đóng vị thế và rút tiền bất cứ lúc nào.',
    },
    cool_off_begun: {
      title: 'Đã bắt đầu tạm nghỉ giao dịch',
      text: 'Cho đến {untilAt}, bạn không thể mở giao dịch mới. Không thể hủy hoặc rút ngắn. Bạn có thể đóng vị thế và rút tiền bất cứ lúc nào.',
    },
    residence_change_asked: {
      title: 'Quốc gia cư trú sẽ thay đổi',
      text: 'Từ {countsAt}, quy định của quốc gia bạn khai ({country}) được áp dụng. Cho đến lúc đó vẫn theo quy định hiện tại.',
    },
  },
}
