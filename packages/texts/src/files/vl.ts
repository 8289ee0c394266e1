import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    sandboxText: 'Đây là sandbox ai cũng có thể chạy. Đừng tải giấy tờ thật lên, hãy dùng giấy tờ tự tạo.',
    notAnImage: 'Vui lòng tải lên tệp hình ảnh!',
    unreadable: 'Không đọc được tệp!',
    undecodable: 'Không tải được hình ảnh!',
    tooLarge: 'Ảnh lớn hơn 20 MB. Hãy chọn ảnh nhỏ hơn.',
    phoneFormat: 'Trình duyệt này không đọc được ảnh HEIC. Hãy lưu thành JPEG hoặc chọn ảnh chụp màn hình của nó.',
    choose: 'Chọn ảnh',
    take: 'Chụp ảnh',
    replace: 'Thay ảnh',
    enlarge: 'Phóng to',
    removeOf: 'Xóa: {{label}}',
    preparing: 'Đang xử lý ảnh',
    uploading: 'Đang tải lên',
    uploaded: 'Đã tải lên',
  },
  refusals: {
    image_type_not_taken: 'Bạn chỉ tải lên được các loại ảnh này: {formats}.',
    image_of_phone_only:
      'Không tải lên được ảnh {format}. Hãy lưu thành một trong các định dạng này rồi thử lại: {formats}.',
    image_unreadable: 'Ảnh này bị hỏng. Hãy chọn ảnh khác.',
    image_too_large: 'Ảnh này quá lớn. Tối đa {megapixels} megapixel.',
    uploads_exhausted: 'Bạn có thể tải lên {maximum} ảnh mỗi ngày. Hãy thử lại vào ngày mai.',
    file_not_found: 'Ảnh này không còn nữa. Hãy chụp hoặc chọn lại.',
    file_lost: 'Chúng tôi không đọc được ảnh này nữa. Hãy tải lên lại.',
  },
}
