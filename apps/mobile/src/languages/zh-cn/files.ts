import type { files as english } from '../en-us/files.ts'
import type { Texts } from '../texts.ts'

export const files: Texts<typeof english> = {
  notAnImage: '请上传图片文件!',
  unreadable: '读取文件失败！',
  undecodable: '图片加载错误！',
  tooLarge: '图片超过 20 MB，请选择更小的图片。',
  phoneFormat: '此浏览器无法读取 HEIC 照片。请将照片存为 JPEG，或截屏后再选择。',
  choose: '选择图片',
  take: '拍照',
  replace: '更换',
  removeOf: '移除：{{label}}',
  preparing: '正在处理图片',
  uploading: '正在上传',
  uploaded: '已上传',
}
