import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  refusals: {
    already_decided: 'Việc này đã được quyết định.',
    own_proposal: 'Bạn không thể tự duyệt đề xuất của mình.',
    operator_too_new: 'Tài khoản của bạn còn quá mới để duyệt. Bạn có thể duyệt từ {time}.',
    operator_known: 'Đã có nhân viên vận hành tên này.',
    password_change_required: 'Hãy đặt mật khẩu mới trước.',
    operators_needed: 'Phải còn ít nhất hai người có quyền quản lý nhân viên vận hành.',
    terms_changed: 'Cài đặt đã thay đổi sau khi đề xuất. Hãy rút lại và đề xuất lại.',
    sale_unchanged: 'Sản phẩm này đang được bán với đúng các điều khoản này.',
    rule_too_new:
      'Quy tắc phải được công khai bảy ngày trước lần bán đầu tiên. Hãy đề xuất mở bán lại từ {time} và đừng đổi quy tắc cho đến lúc đó.',
    sale_not_open: 'Sản phẩm này không được bán.',
    product_is_frozen: 'Sản phẩm này đã bị đóng băng.',
    product_not_frozen: 'Sản phẩm này không bị đóng băng.',
    arrival_from_chain:
      'Chỉ khoản tiền qua ngân hàng mới có thể thành vốn: tiền trên chuỗi thuộc về người được cấp địa chỉ.',
    reference_used: 'Mã tham chiếu này đã được ghi nhận trước đó. Hãy kiểm tra sao kê.',
    ieo_listed_before: 'Token này đã được niêm yết. Mỗi token chỉ niêm yết một lần.',
    no_proceeds: 'Không còn tiền huy động nào chờ chi.',
    second_operator_needed: 'Việc này phải do người khác thực hiện.',
    credited_by_operator:
      'Bạn đã ghi có khoản nạp của người dùng này, nên người khác phải duyệt và chi lệnh rút của họ. Còn {days} ngày.',
    credit_differs: 'Không khớp với yêu cầu: {difference}. Hãy đề xuất ghi có để người khác quyết định.',
    verified_by_operator:
      'Bạn đã xác minh danh tính người dùng này, và tên người gửi được đối chiếu với tên đó. Hãy đề xuất ghi có để người khác quyết định.',
    operator_day_exceeded:
      'Một mình bạn chỉ được chi dưới {maximum} USDT trong 24 giờ. Bạn còn {left} USDT. Người khác phải duyệt hoặc chi lệnh rút này.',
    reason_missing: 'Hãy nhập lý do.',
  },
}
