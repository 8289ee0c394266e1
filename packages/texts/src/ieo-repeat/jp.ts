import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    repeated: { commitment: 'ここで配分をやり直し', draw: 'ここで抽選をやり直し' },
    repeating: 'お使いのスマートフォンがリストを計算しています…',
    listChecked: 'ここでリストを確認',
    repeatedText: 'お使いのスマートフォンが {{people}}件の申し込み、全 {{lots}}ロットを {{seconds}} 秒で計算しました。',
    same: '同じ結果',
    different: '違う結果',
    differentText: 'お使いのスマートフォンの結果が当社の発表と違います。このページを保存してお問い合わせください。',
    listOnly: '配分はまだ決まっていないため、リストだけを比べました。',
    house: '当社の発表',
    here: 'スマートフォンの結果',
    differing: {
      list: 'リストのルート',
      orders: '申し込み件数',
      lotsApplied: '申し込みロット数',
      listed: 'リスト上のあなたのロット',
      part: '全員共通の割合',
      last: '余りを得た最後の人',
      beacon: 'ラウンドのビーコン',
      seed: 'シード',
      lots: '抽選ロット数',
      tickets: '当選チケット',
      lotsWon: 'あなたが得るロット',
    },
    step: {
      round: 'ラウンド確定：{{round}}',
      roundText: '誰も申し込まないうちに',
      list: 'リスト締め切り',
      shared: '配分',
      partOf: '全員共通の割合：{{part}}',
      beacon: 'ラウンド公開',
      seed: 'ラウンドとリストからのシード',
      again: '再抽選',
      againText_other: '未払いの {{number}}ロット',
    },
    listRecord: 'リストの記録',
    decidedRecord: '配分の記録',
    againRecord: '再抽選の記録',
  },
}
