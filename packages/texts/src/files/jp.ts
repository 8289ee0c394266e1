import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    sandboxText:
      'これは架空の資金を使うサンドボックスで、誰でも運営できます。本物の書類は送らず、架空のものをお使いください。',
    notAnImage: '画像ファイルをアップロードしてください',
    unreadable: 'ファイルを読み取れませんでした',
    undecodable: '画像を読み込めませんでした',
    tooLarge: '画像が 20 MB を超えています。小さい画像を選んでください。',
    phoneFormat: 'このブラウザーは HEIC 写真を読み取れません。JPEG で保存するか、スクリーンショットを選んでください。',
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
    image_type_not_taken: 'アップロードできる画像の形式は次のとおりです：{formats}。ほかの形式は利用できません。',
    image_of_phone_only:
      'この写真は {format} 形式のためアップロードできません。次のいずれかの形式で保存し直してください：{formats}。保存後にもう一度お試しください。',
    image_unreadable: '画像が破損しているか、読み取れません。別の画像を選んでください。',
    image_too_large: '画像の画素数が多すぎます。上限は {megapixels} 百万画素です。',
    uploads_exhausted: 'アップロードは 1 日 {maximum} 枚までです。明日もう一度お試しください。',
    file_not_found: 'この画像は見つかりません。撮り直すか、選び直してください。',
    file_lost: 'この画像は読み込めなくなりました。もう一度アップロードしてください。',
  },
}
