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
      purchase: '購入時に同意',
    },
    empty: '規約への同意はまだありません',
    guestText: 'ゲストとして利用中です。メールアドレスか電話番号を登録するときに、利用規約に同意していただきます。',
    notRecorded: '登録時に同意された文面は記録されていません。現在の規約を読んで同意すると、記録されます。',
    newer: '利用規約が改定され、バージョン {{version}} が有効です。',
    read: '読んで同意する',
    accept: 'この文面に同意する',
    accepted: '同意を記録しました',
    yours: '同意済み：',
    named: '規約（SHA-256）',
    first: '先に規約に同意してください',
    hash: '文面の SHA-256',
    hashHolds: 'この文面から、この端末でも同じハッシュ値が得られました。',
    hashFails: 'この文面は、記録されたハッシュ値と一致しません。',
    hashText: '文面を保存して、お好きなプログラムで SHA-256 を計算してください。この値になるはずです。',
    save: '文面を保存',
  },
  refusals: {
    agreement_changed: '規約が改定されました。もう一度読んで同意してください。',
    terms_differ: 'ご覧になった後に条件が変わりました。もう一度ご確認ください。',
    acceptance_not_found: '同意した規約の中に見つかりません。',
    agreement_needed: '有効な規約を種類ごとに 1 つは残してください。規約がないと、誰も登録や購入ができません。',
  },
}
