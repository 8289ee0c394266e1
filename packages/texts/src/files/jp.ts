import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    sandboxText: '誰でも運営できるサンドボックスです。本物の書類は送らず、架空のものをお使いください。',
    notAnImage: '画像ファイルをアップロードしてください',
    unreadable: 'ファイルを読み取れませんでした',
    undecodable: '画像を読み込めませんでした',
    tooLarge: '画像が 20 MB を超えています。小さい画像を選んでください。',
    phoneFormat: 'このブラウザは HEIC 写真を読み取れません。JPEG で保存するか、スクリーンショットを選んでください。',
    choose: '画像を選択',
    take: '写真を撮る',
    replace: '差し替え',
    enlarge: '拡大',
    removeOf: '削除：{{label}}',
    preparing: '画像を準備しています',
    uploading: 'アップロード中',
    uploaded: 'アップロード済み',
  },
  refusals: {
    image_type_not_taken: 'アップロードできる画像の形式は {formats} だけです。',
    image_of_phone_only:
      '{format} 形式の写真はアップロードできません。{formats} のいずれかで保存し、もう一度お試しください。',
    image_unreadable: '画像が破損しています。別の画像を選んでください。',
    image_too_large: '画像が大きすぎます。上限は {megapixels} メガピクセルです。',
    uploads_exhausted: 'アップロードは 1 日 {maximum} 枚までです。明日もう一度お試しください。',
    file_not_found: 'この画像はもうありません。撮り直すか、選び直してください。',
    file_lost: 'この画像を読み込めなくなりました。もう一度アップロードしてください。',
  },
}
