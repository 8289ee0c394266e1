import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    title: 'Thỏa thuận',
    textTitle: 'Thỏa thuận đã chấp nhận',
    version: 'Phiên bản {{version}}',
    inForce: 'Có hiệu lực',
    replaced: 'Đã thay thế',
    occasion: {
      registration: 'Chấp nhận khi bạn đăng ký',
      contact: 'Chấp nhận khi bạn thêm liên hệ đầu tiên',
      later: 'Chấp nhận trong hồ sơ',
    },
    empty: 'Chưa có ghi nhận chấp nhận nào',
    guestText:
      'Bạn đang dùng với tư cách khách. Bạn chấp nhận thỏa thuận người dùng khi thêm email hoặc số điện thoại.',
    notRecorded:
      'Văn bản bạn chấp nhận khi đăng ký khi đó chưa được ghi lại. Hãy đọc và chấp nhận văn bản đang có hiệu lực để được ghi lại.',
    newer: 'Thỏa thuận người dùng đã thay đổi: phiên bản {{version}} đang có hiệu lực.',
    read: 'Đọc và chấp nhận',
    accept: 'Tôi chấp nhận văn bản này',
    accepted: 'Đã chấp nhận và ghi lại',
    hash: 'SHA-256 của văn bản',
    hashHolds: 'Thiết bị của bạn đã tính ra cùng mã băm từ văn bản này.',
    hashFails: 'Văn bản này không khớp với mã băm đã ghi.',
    hashText: 'Lưu văn bản rồi tính SHA-256 bằng bất kỳ chương trình nào: kết quả phải trùng với mã này.',
    save: 'Lưu văn bản',
  },
  refusals: {
    agreement_changed: 'Thỏa thuận người dùng đã thay đổi. Vui lòng đọc và chấp nhận lại.',
    acceptance_not_found: 'Lần chấp nhận này không phải của bạn.',
    agreement_needed:
      'Phải giữ lại thỏa thuận người dùng cuối cùng đang có hiệu lực: nếu không sẽ không ai đăng ký được.',
  },
}
