import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  refusals: {
    order_resting: '先に {symbol} の未約定注文を取り消してください。',
    order_not_found: 'この注文はもう残っていません。',
    order_pending: 'この注文は今、約定処理中です。',
    expiry_in_the_past: 'この日時はすでに過ぎています。',
    too_many_orders: '未約定注文が上限の {maximum} 件に達しています。先に 1 件取り消してください。',
    too_many_symbol_orders: '{symbol} の未約定注文が上限の {maximum} 件に達しています。先に 1 件取り消してください。',
    too_many_closes:
      'このポジションの決済注文がすでに {maximum} 件あります。1 件取り消すか、残りをすべて決済してください。',
  },
  entries: {
    order_reserved: '注文のための確保',
    order_released: '注文で確保した資金の返却',
  },
  messages: {
    limit_open_filled: {
      title: '指値注文が約定：{symbol}',
      text: '指値注文で {symbol} を {quantity}（{direction}）、{price} で建てました。手数料：{fee} USDT。',
    },
    limit_close_filled: {
      title: '指値決済が約定：{symbol}',
      text: '指値注文で {symbol} のポジション（{direction}）のうち {quantity} を {price} で決済しました。{outcome}。',
    },
    order_cancelled: {
      title: '注文を取り消しました：{symbol}',
      text: '{symbol} の注文（{direction} {quantity}、{price}）を取り消しました。理由：{reason}。確保していた資金は口座に戻りました。',
    },
  },
  messageWords: {
    expired: '有効期限が切れました',
    liquidation: 'クロスポジションが清算中でした',
    position_closed: 'ポジションが決済されました',
    slippage_exceeded: '価格が動きすぎました',
    no_price: '時間内に価格が届きませんでした',
    would_be_liquidated: '約定してもすぐに清算される状態でした',
    house_exposure_exceeded: 'この銘柄の上限に達していました',
    bracket_exceeded: 'ポジションが大きくなりすぎるためです',
    margin_insufficient: '証拠金が足りませんでした',
    restricted: '取引が休止または制限されていました',
    refused: 'ルールにより約定できなくなりました',
  },
}
