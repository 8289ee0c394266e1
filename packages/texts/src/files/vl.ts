import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    sandboxText:
      'Đây là môi trường thử nghiệm dùng tiền giả lập mà ai cũng có thể vận hành. Đừng gửi giấy tờ thật, hãy dùng giấy tờ tự tạo.',
    notAnImage: 'Vui lòng tải lên tệp hình ảnh!',
    unreadable: 'Không đọc được tệp!',
    undecodable: 'Không tải được hình ảnh!',
    tooLarge: 'Ảnh lớn hơn 20 MB. Hãy chọn ảnh nhỏ hơn.',
    phoneFormat: 'Trình duyệt này không đọc được ảnh HEIC. Hãy lưu thành JPEG hoặc chọn ảnh chụp màn hình của nó.',
    choose: 'Chọn ảnh',
    take: 'Chụp ảnh',
    replace: 'Thay ảnh',
    enlarge: 'Phóng to',
    removeOf: 'Xoá: {{label}}',
    preparing: 'Đang xử lý ảnh',
    uploading: 'Đang tải lên',
    uploaded: 'Đã tải lên',
  },
  refusals: {
    image_type_not_taken: 'Chỉ có thể tải lên hình ảnh thuộc các loại sau: {formats}.',
    image_of_phone_only:
      'Ảnh này ở định dạng {format}, không thể tải lên. Vui lòng lưu thành một trong các định dạng sau rồi thử lại: {formats}.',
    image_unreadable: 'Hình ảnh bị hỏng hoặc không đọc được. Vui lòng chọn ảnh khác.',
    image_too_large: 'Hình ảnh có quá nhiều điểm ảnh. Tối đa {megapixels} triệu điểm ảnh.',
    uploads_exhausted: 'Bạn có thể tải lên tối đa {maximum} ảnh mỗi ngày. Vui lòng thử lại vào ngày mai.',
    file_not_found: 'Hình ảnh này không còn nữa. Vui lòng chụp hoặc chọn lại.',
    file_lost: 'Không thể đọc hình ảnh này nữa. Vui lòng tải lên lại.',
  },
}
