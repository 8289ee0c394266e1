import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    title: '規約',
    textTitle: '同意した規約',
    version: 'バージョン {{version}}',
    inForce: '有効',
    replaced: '改定済み',
    occasion: {
      registration: '登録時に同意',
      contact: '最初の連絡先の登録時に同意',
      later: 'プロフィールで同意',
    },
    empty: '同意の記録はありません',
    guestText: 'ゲストとして利用中です。メールアドレスまたは電話番号を登録する際に、利用規約に同意していただきます。',
    notRecorded:
      '登録時に同意された規約の文面は、当時記録されていませんでした。現在の規約をお読みのうえ同意すると記録されます。',
    newer: '利用規約が改定され、バージョン {{version}} が有効です。',
    read: '読んで同意する',
    accept: 'この文面に同意する',
    accepted: '同意を記録しました',
    hash: '文面の SHA-256',
    hashHolds: 'この文面から、お使いの端末でも同じハッシュ値が得られました。',
    hashFails: 'この文面のハッシュ値は記録と一致しません。',
    hashText: '文面を保存し、任意のプログラムで SHA-256 を計算すると、この値になるはずです。',
    save: '文面を保存',
  },
  refusals: {
    agreement_changed: '利用規約が改定されました。もう一度お読みのうえ同意してください。',
    acceptance_not_found: 'この同意の記録は見つかりません。',
    agreement_needed: '有効な最後の利用規約は取り下げられません。規約がないと誰も登録できなくなります。',
  },
}
