import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  refusals: {
    already_decided: 'Việc này đã được quyết định.',
    own_proposal: 'Không ai được quyết định đề xuất của chính mình.',
    operator_too_new: 'Tài khoản của bạn còn quá mới để làm người ký thứ hai. Bạn có thể quyết định từ {time}.',
    operator_known: 'Đã có nhân viên mang tên này.',
    password_change_required: 'Vui lòng đặt mật khẩu mới trước.',
    operators_needed: 'Phải còn ít nhất hai nhân viên có quyền thay đổi nhân viên.',
    second_operator_needed: 'Việc này phải do một nhân viên thứ hai thực hiện.',
    credited_by_operator:
      'Bạn đã ghi có một khoản nạp của người dùng này: nhân viên khác phải duyệt và chi các lệnh rút. Bạn có thể làm lại sau {days} ngày.',
    credit_differs: 'Không như đã khai: {difference}. Hãy đề xuất ghi có để nhân viên khác quyết định.',
    verified_by_operator:
      'Bạn đã xác minh danh tính của người dùng này, và tên người gửi được đối chiếu với danh tính đó. Hãy đề xuất ghi có để nhân viên khác quyết định.',
    operator_day_exceeded:
      'Một mình bạn được chi dưới {maximum} USDT trong 24 giờ, còn lại {left} USDT. Lệnh rút này phải do người khác duyệt hoặc chi.',
    reason_missing: 'Vui lòng nêu lý do.',
  },
}
