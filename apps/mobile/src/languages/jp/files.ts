import type { files as english } from '../en-us/files.ts'
import type { Texts } from '../texts.ts'

export const files: Texts<typeof english> = {
  notAnImage: '画像ファイルをアップロードしてください',
  unreadable: 'ファイルを読み取れませんでした',
  undecodable: '画像を読み込めませんでした',
  tooLarge: '画像が 20 MB を超えています。小さい画像を選んでください。',
  phoneFormat: 'このブラウザーは HEIC 写真を読み取れません。JPEG で保存するか、スクリーンショットを選んでください。',
  choose: '画像を選択',
  take: '写真を撮る',
  replace: '差し替え',
  removeOf: '削除：{{label}}',
  preparing: '画像を準備しています',
  uploading: 'アップロード中',
  uploaded: 'アップロード済み',
}
