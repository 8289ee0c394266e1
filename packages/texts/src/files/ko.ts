import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    sandboxText:
      '이곳은 모의 자금을 사용하는 샌드박스로, 누구나 운영할 수 있습니다. 실제 서류를 보내지 말고 가상의 서류를 사용하세요.',
    notAnImage: '이미지 파일을 업로드해 주세요.',
    unreadable: '파일을 읽지 못했습니다.',
    undecodable: '이미지를 불러오지 못했습니다.',
    tooLarge: '이미지가 20MB를 넘습니다. 더 작은 이미지를 선택해 주세요.',
    phoneFormat: '이 브라우저는 HEIC 사진을 읽을 수 없습니다. JPEG로 저장하거나 화면을 캡처해 선택해 주세요.',
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
    image_type_not_taken: '다음 형식의 이미지만 업로드할 수 있습니다: {formats}. 다른 형식은 사용할 수 없습니다.',
    image_of_phone_only:
      '{format} 형식의 사진은 업로드할 수 없습니다. 다음 형식으로 저장한 후 다시 시도해 주세요: {formats}. 다른 형식은 사용할 수 없습니다.',
    image_unreadable: '이미지가 손상되었거나 읽을 수 없습니다. 다른 이미지를 선택해 주세요.',
    image_too_large: '이미지의 화소 수가 너무 많습니다. 최대 {megapixels}백만 화소까지 가능합니다.',
    uploads_exhausted: '이미지는 하루에 최대 {maximum}장까지 업로드할 수 있습니다. 내일 다시 시도해 주세요.',
    file_not_found: '이미지를 찾을 수 없습니다. 다시 촬영하거나 선택해 주세요.',
    file_lost: '이 이미지는 더 이상 읽을 수 없습니다. 다시 업로드해 주세요.',
  },
}
