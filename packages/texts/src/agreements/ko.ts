import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    title: '약관',
    textTitle: '동의한 약관',
    version: '버전 {{version}}',
    inForce: '시행 중',
    replaced: '변경됨',
    occasion: {
      registration: '가입할 때 동의',
      contact: '첫 연락처를 등록할 때 동의',
      later: '프로필에서 동의',
    },
    empty: '동의 기록이 없습니다',
    guestText: '게스트로 이용 중입니다. 이메일 주소나 전화번호를 등록할 때 이용약관에 동의하게 됩니다.',
    notRecorded: '가입할 때 동의한 약관의 내용은 당시 기록되지 않았습니다. 현재 약관을 읽고 동의하면 기록됩니다.',
    newer: '이용약관이 변경되어 버전 {{version}}이 시행 중입니다.',
    read: '읽고 동의하기',
    accept: '이 내용에 동의합니다',
    accepted: '동의가 기록되었습니다',
    hash: '내용의 SHA-256',
    hashHolds: '이 내용으로 사용자 기기에서 같은 해시가 계산되었습니다.',
    hashFails: '이 내용의 해시가 기록과 다릅니다.',
    hashText: '내용을 저장한 뒤 아무 프로그램으로 SHA-256을 계산하면 이 값이 나와야 합니다.',
    save: '내용 저장',
  },
  refusals: {
    agreement_changed: '이용약관이 변경되었습니다. 다시 읽고 동의해 주세요.',
    acceptance_not_found: '회원님의 동의 기록이 아닙니다.',
    agreement_needed: '시행 중인 마지막 이용약관은 내릴 수 없습니다. 약관이 없으면 아무도 가입할 수 없습니다.',
  },
}
