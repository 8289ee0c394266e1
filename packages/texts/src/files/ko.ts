import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    sandboxText: '누구나 운영할 수 있는 샌드박스예요. 실제 서류를 올리지 말고 가상의 서류를 쓰세요.',
    notAnImage: '이미지 파일을 업로드해 주세요.',
    unreadable: '파일을 읽지 못했어요.',
    undecodable: '이미지를 불러오지 못했어요.',
    tooLarge: '이미지가 20MB를 넘어요. 더 작은 이미지를 선택하세요.',
    phoneFormat: '이 브라우저는 HEIC 사진을 읽을 수 없어요. JPEG로 저장하거나 사진을 화면 캡처해 선택하세요.',
    choose: '이미지 선택',
    take: '사진 촬영',
    replace: '교체',
    enlarge: '크게 보기',
    removeOf: '삭제: {{label}}',
    preparing: '이미지를 준비하는 중',
    uploading: '업로드 중',
    uploaded: '업로드됨',
  },
  refusals: {
    image_type_not_taken: '이미지는 {formats} 형식만 올릴 수 있어요.',
    image_of_phone_only: '{format} 사진은 올릴 수 없어요. {formats} 형식으로 저장한 뒤 다시 시도해 주세요.',
    image_unreadable: '이미지가 손상됐어요. 다른 이미지를 선택하세요.',
    image_too_large: '이미지가 너무 커요. 최대 {megapixels}메가픽셀까지 가능해요.',
    uploads_exhausted: '이미지는 하루에 {maximum}장까지 올릴 수 있어요. 내일 다시 시도하세요.',
    file_not_found: '이미지가 없어졌어요. 다시 찍거나 선택하세요.',
    file_lost: '이미지를 더는 읽을 수 없어요. 다시 올려 주세요.',
  },
}
