import type { users as english } from '../en-us/users.ts'
import type { Texts } from '../texts.ts'

export const users: Texts<typeof english> = {
  profileTitle: 'Hồ sơ',
  guest: 'Khách',
  guestText: 'Bạn đang dùng với tư cách khách. Thêm email hoặc điện thoại để luôn vào lại được.',
  guestAct: 'Thêm',
  help: 'Trung tâm trợ giúp',
  leaveTitle: 'Đăng xuất?',
  leaveText: 'Vị thế và lệnh của bạn giữ nguyên.',
  leaveGuestText: 'Bạn là khách: không có mật khẩu thì không vào lại được. Vị thế và lệnh giữ nguyên.',
  unbound: 'Chưa đặt',
  country: 'Quốc gia',
  since: 'Thành viên từ',
  invitationCode: 'Mã mời',
  invitationText: 'Bạn bè đăng ký bằng mã này sẽ liên kết với bạn.',
  identity: 'Danh tính',
  funds: 'Tiền',
}
