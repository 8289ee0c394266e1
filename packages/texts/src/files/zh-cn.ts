import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    sandboxText: '这是使用模拟资金的沙盒，任何人都可以运行。请勿上传真实证件，请使用虚构的证件。',
    notAnImage: '请上传图片文件!',
    unreadable: '读取文件失败！',
    undecodable: '图片加载错误！',
    tooLarge: '图片超过 20 MB，请选择更小的图片。',
    phoneFormat: '此浏览器无法读取 HEIC 照片。请将照片存为 JPEG，或截屏后再选择。',
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
    image_type_not_taken: '仅支持上传以下格式的图片：{formats}。',
    image_of_phone_only: '该照片为 {format} 格式，无法上传。请另存为以下格式后重试：{formats}。',
    image_unreadable: '图片已损坏或无法识别，请重新选择。',
    image_too_large: '图片像素过高，最多 {megapixels} 百万像素。',
    uploads_exhausted: '每天最多可上传 {maximum} 张图片，请明天再试。',
    file_not_found: '该图片已不存在，请重新拍摄或选择。',
    file_lost: '该图片已无法读取，请重新上传。',
  },
}
