import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    rate: 'Lãi suất cố định',
    aDay: '{{rate}} mỗi ngày, cố định',
    whoDecides:
      'Mỗi sản phẩm ghi rõ mỗi ngày do quy tắc quyết định hay theo lãi suất cố định. Bạn có thể đọc quy tắc, và thiết bị của bạn có thể chạy lại.',
    nobodyDecides: 'Không quy tắc nào quyết định. Chúng tôi hứa lãi suất cố định mỗi ngày và tự trả khoản đó.',
    note: 'Đây là một chứng khoán nợ và chúng tôi là bên đối ứng. Chúng tôi hứa lãi suất cố định mỗi ngày và tự trả khoản đó.',
    onAmount: 'Với {{amount}} {{currency}} trong {{days}} ngày',
    riskTitle: 'Chỉ chúng tôi chịu trách nhiệm',
    riskText:
      'Đây không phải tiền gửi ngân hàng và không được bảo hiểm. Nếu chúng tôi không trả được, bạn có thể mất tiền.',
    text: 'Không quy tắc nào quyết định và không giá nào làm đổi. Mỗi ngày trọn vẹn mang lại {{rate}} số tiền của bạn, từ ngày đầu đến ngày cuối.',
    payerText: 'Chúng tôi, từ quỹ đã nạp đủ trước khi mở bán. Lãi suất do chúng tôi hứa, và quỹ có đủ cho mọi ngày.',
    payerShort: 'Chúng tôi, từ quỹ. Quỹ có ít hơn số chúng tôi đã hứa, nên chúng tôi đã ngừng bán.',
    canLose: 'tối đa toàn bộ, nếu chúng tôi không trả được',
    pays: 'Sẽ trả',
    paysOf: '{{days}} ngày, mỗi ngày {{rate}}',
    leaveBefore: 'Trước tiền lãi hôm nay',
    leaveThen: 'Tiền lãi hôm nay về số dư. Sau đó phí là {{rate}} số tiền của bạn.',
  },
}
