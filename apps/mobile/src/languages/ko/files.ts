import type { files as english } from '../en-us/files.ts'
import type { Texts } from '../texts.ts'

export const files: Texts<typeof english> = {
  notAnImage: '이미지 파일을 업로드해 주세요.',
  unreadable: '파일을 읽지 못했습니다.',
  undecodable: '이미지를 불러오지 못했습니다.',
  tooLarge: '이미지가 20MB를 넘습니다. 더 작은 이미지를 선택해 주세요.',
  phoneFormat: '이 브라우저는 HEIC 사진을 읽을 수 없습니다. JPEG로 저장하거나 화면을 캡처해 선택해 주세요.',
  choose: '이미지 선택',
  take: '사진 촬영',
  replace: '교체',
  removeOf: '삭제: {{label}}',
  preparing: '이미지를 준비하는 중',
  uploading: '업로드 중',
  uploaded: '업로드됨',
}
