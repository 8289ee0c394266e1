import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    sandboxText: '這是任何人都能執行的沙盒。請勿上傳真實證件，用虛構的就好。',
    notAnImage: '請選擇圖片檔案',
    unreadable: '檔案讀取失敗',
    undecodable: '圖片載入失敗',
    tooLarge: '圖片超過 20 MB，請選擇較小的圖片。',
    phoneFormat: '此瀏覽器讀不了 HEIC 照片。請存為 JPEG，或改選它的截圖。',
    choose: '選擇圖片',
    take: '拍照',
    replace: '更換',
    enlarge: '放大檢視',
    removeOf: '移除：{{label}}',
    preparing: '正在處理圖片',
    uploading: '正在上傳',
    uploaded: '已上傳',
  },
  refusals: {
    image_type_not_taken: '只能上傳以下格式的圖片：{formats}。',
    image_of_phone_only: '無法上傳 {format} 照片，請存為以下格式後再試一次：{formats}。',
    image_unreadable: '圖片已損壞，請換一張。',
    image_too_large: '圖片太大，最多 {megapixels} 百萬像素。',
    uploads_exhausted: '每天最多可上傳 {maximum} 張圖片，請明天再試。',
    file_not_found: '圖片已不存在，請重新拍攝或選擇。',
    file_lost: '圖片已無法讀取，請重新上傳。',
  },
}
