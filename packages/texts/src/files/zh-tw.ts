import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    sandboxText: '這是使用模擬資金的沙盒，任何人都可以執行。請勿上傳真實證件，請使用虛構的證件。',
    notAnImage: '請上傳圖片檔案！',
    unreadable: '讀取檔案失敗！',
    undecodable: '圖片載入錯誤！',
    tooLarge: '圖片超過 20 MB，請選擇較小的圖片。',
    phoneFormat: '此瀏覽器無法讀取 HEIC 照片。請將照片存為 JPEG，或截圖後再選擇。',
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
    image_type_not_taken: '僅支援上傳以下格式的圖片：{formats}。',
    image_of_phone_only: '該照片為 {format} 格式，無法上傳。請另存為以下格式後重試：{formats}。',
    image_unreadable: '圖片已毀損或無法識別，請重新選擇。',
    image_too_large: '圖片像素過高，最多 {megapixels} 百萬像素。',
    uploads_exhausted: '每天最多可上傳 {maximum} 張圖片，請明天再試。',
    file_not_found: '該圖片已不存在，請重新拍攝或選擇。',
    file_lost: '該圖片已無法讀取，請重新上傳。',
  },
}
