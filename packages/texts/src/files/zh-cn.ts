import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    sandboxText: '这是任何人都能运行的沙盒。请勿上传真实证件，用虚构的就好。',
    notAnImage: '请上传图片文件!',
    unreadable: '读取文件失败！',
    undecodable: '图片加载错误！',
    tooLarge: '图片超过 20 MB，请选择更小的图片。',
    phoneFormat: '此浏览器读不了 HEIC 照片。请存为 JPEG，或改选它的截图。',
    choose: '选择图片',
    take: '拍照',
    replace: '更换',
    enlarge: '放大查看',
    removeOf: '移除：{{label}}',
    preparing: '正在处理图片',
    uploading: '正在上传',
    uploaded: '已上传',
  },
  refusals: {
    image_type_not_taken: '只能上传以下格式的图片：{formats}。',
    image_of_phone_only: '无法上传 {format} 照片，请存为以下格式后重试：{formats}。',
    image_unreadable: '图片已损坏，请换一张。',
    image_too_large: '图片太大，最多 {megapixels} 百万像素。',
    uploads_exhausted: '每天最多可上传 {maximum} 张图片，请明天再试。',
    file_not_found: '图片已不存在，请重新拍摄或选择。',
    file_lost: '图片已无法读取，请重新上传。',
  },
}
