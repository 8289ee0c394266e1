import type { files as english } from '../en-us/files.ts'
import type { Texts } from '../texts.ts'

export const files: Texts<typeof english> = {
  notAnImage: 'Vui lòng tải lên tệp hình ảnh!',
  unreadable: 'Không đọc được tệp!',
  undecodable: 'Không tải được hình ảnh!',
  tooLarge: 'Ảnh lớn hơn 20 MB. Hãy chọn ảnh nhỏ hơn.',
  phoneFormat: 'Trình duyệt này không đọc được ảnh HEIC. Hãy lưu thành JPEG hoặc chọn ảnh chụp màn hình của nó.',
  choose: 'Chọn ảnh',
  take: 'Chụp ảnh',
  replace: 'Thay ảnh',
  removeOf: 'Xoá: {{label}}',
  preparing: 'Đang xử lý ảnh',
  uploading: 'Đang tải lên',
  uploaded: 'Đã tải lên',
}
