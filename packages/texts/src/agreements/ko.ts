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
      contact: '첫 연락처를 연결할 때 동의',
      later: '프로필에서 동의',
      purchase: '구매할 때 동의',
    },
    empty: '아직 동의한 약관이 없어요',
    guestText: '지금은 게스트예요. 이메일이나 휴대폰을 연결할 때 이용약관에 동의하게 돼요.',
    notRecorded: '가입할 때 어떤 약관에 동의했는지 기록되지 않았어요. 현재 약관을 읽고 동의하면 기록할게요.',
    newer: '이용약관이 바뀌었어요. 지금은 버전 {{version}}이 시행 중이에요.',
    read: '읽고 동의하기',
    accept: '이 내용에 동의합니다',
    accepted: '동의를 기록했어요',
    yours: '동의한 약관:',
    named: '약관(SHA-256)',
    first: '먼저 약관에 동의해 주세요',
    hash: '내용의 SHA-256',
    hashHolds: '내 기기가 이 내용으로 계산한 해시도 같아요.',
    hashFails: '이 내용은 기록된 해시와 달라요.',
    hashText: '내용을 저장하고 아무 프로그램으로나 SHA-256을 계산해 보세요. 이 값이 나와야 해요.',
    save: '내용 저장',
  },
  refusals: {
    agreement_changed: '약관이 바뀌었어요. 다시 읽고 동의해 주세요.',
    terms_differ: '확인한 뒤에 조건이 바뀌었어요. 다시 확인해 주세요.',
    acceptance_not_found: '내가 동의한 약관이 아니에요.',
    agreement_needed: '종류마다 약관을 하나는 유효하게 두세요. 없으면 아무도 가입하거나 살 수 없어요.',
  },
}
