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
      contact: 'Chấp nhận khi bạn liên kết liên hệ đầu tiên',
      later: 'Chấp nhận trong hồ sơ',
      purchase: 'Chấp nhận khi mua',
    },
    empty: 'Chưa có thỏa thuận nào',
    guestText:
      'Bạn đang dùng với tư cách khách. Bạn sẽ chấp nhận thỏa thuận người dùng khi liên kết email hoặc số điện thoại.',
    notRecorded:
      'Chúng tôi chưa ghi lại văn bản bạn chấp nhận khi đăng ký. Hãy đọc và chấp nhận bản hiện hành để chúng tôi ghi lại.',
    newer: 'Thỏa thuận người dùng đã thay đổi: phiên bản {{version}} đang có hiệu lực.',
    read: 'Đọc và chấp nhận',
    accept: 'Tôi chấp nhận văn bản này',
    accepted: 'Đã chấp nhận và ghi lại',
    yours: 'Bạn đã chấp nhận',
    named: 'Thỏa thuận (SHA-256)',
    first: 'Hãy chấp nhận thỏa thuận trước',
    hash: 'SHA-256 của văn bản',
    hashHolds: 'Thiết bị của bạn đã tính ra cùng mã băm từ văn bản này.',
    hashFails: 'Văn bản này không khớp với mã băm đã ghi.',
    hashText: 'Lưu văn bản rồi tính SHA-256 bằng bất kỳ chương trình nào. Kết quả phải trùng với mã này.',
    save: 'Lưu văn bản',
  },
  refusals: {
    agreement_changed: 'Thỏa thuận đã thay đổi. Hãy đọc và chấp nhận lại.',
    terms_differ: 'Điều khoản đã thay đổi kể từ khi bạn xem. Hãy xem lại.',
    acceptance_not_found: 'Thỏa thuận này không phải của bạn.',
    agreement_needed: 'Giữ ít nhất một thỏa thuận mỗi loại có hiệu lực: không có thì không ai đăng ký hay mua được.',
  },
}
