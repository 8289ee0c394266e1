import type { files as english } from '../en-us/files.ts'
import type { Texts } from '../texts.ts'

export const files: Texts<typeof english> = {
  notAnImage: '請上傳圖片檔案！',
  unreadable: '讀取檔案失敗！',
  undecodable: '圖片載入錯誤！',
  tooLarge: '圖片超過 20 MB，請選擇較小的圖片。',
  phoneFormat: '此瀏覽器無法讀取 HEIC 照片。請將照片存為 JPEG，或截圖後再選擇。',
  choose: '選擇圖片',
  take: '拍照',
  replace: '更換',
  removeOf: '移除：{{label}}',
  preparing: '正在處理圖片',
  uploading: '正在上傳',
  uploaded: '已上傳',
}
