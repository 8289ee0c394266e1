import type { MessageTexts } from './language-texts.ts'

export const japaneseMessages: MessageTexts = {
  kinds: {
    welcome: {
      title: 'Touchstone へようこそ',
      text: 'アカウントの準備ができました。デモ口座には練習用の資金があります。まずはそこで自由にお試しください。すべての価格と結果には、ご自身で確認できる証明書が付いています。',
    },
    new_sign_in: {
      title: '新しいログイン',
      text: '{device}（{address}）からログインがありました。心当たりがない場合は、パスワードを変更してください。ほかのセッションはすべて終了します。',
    },
    password_changed: {
      title: 'パスワードを変更しました',
      text: 'ログインパスワードが変更され、ほかのセッションはすべて終了しました。心当たりがない場合は、すぐにサポートへご連絡ください。',
    },
    second_factor_bound: {
      title: '認証アプリを登録しました',
      text: '今後はログインのたびに認証アプリのコードが必要になります。',
    },
    contact_bound: {
      title: '連絡先を登録しました',
      text: '{contact} をアカウントに登録しました。ログインとコードの受信に使えます。',
    },
    price_alert_reached: {
      title: '{symbol} が {price} に到達',
      text: '{symbol} のマーク価格は {mark} です。この価格アラートは役目を終え、オフになりました。',
    },
    market_gap_ahead: {
      title: '{symbol} はまもなく休場',
      text: '{symbol} は {closesAt} に休場し、{opensAt} に再開します。現在のレバレッジは {leverage} 倍です。休場をまたいで価格が飛ぶことがあります。{leverageMax} 倍未満への引き下げか、事前の決済をご検討ください。',
    },
    isolated_margin_called: {
      title: '証拠金のお知らせ：{symbol}',
      text: '{symbol} の分離ポジション（{direction}）は、清算までの証拠金の {percent}% を使っています。維持する場合は証拠金を追加するか、数量を減らしてください。',
    },
    cross_margin_called: {
      title: '証拠金のお知らせ：クロス',
      text: 'クロスポジションは、清算までの純資産の {percent}% を使っています。維持する場合は資金を追加するか、数量を減らしてください。',
    },
    position_liquidated: {
      title: '清算されました：{symbol}',
      text: '{symbol} のポジション（{direction}）が清算されました：{quantity}、価格 {price}。損益：{profit} USDT。証明書で清算の根拠となった価格を確認できます。',
    },
    take_profit_fired: {
      title: '利確が約定：{symbol}',
      text: '利確注文により {symbol} のポジション（{direction}）のうち {quantity} を {price} で決済しました。損益：{profit} USDT。',
    },
    stop_loss_fired: {
      title: '損切りが約定：{symbol}',
      text: '損切り注文により {symbol} のポジション（{direction}）のうち {quantity} を {price} で決済しました。損益：{profit} USDT。',
    },
    limit_open_filled: {
      title: '指値注文が約定：{symbol}',
      text: '指値注文により {symbol} を {quantity}（{direction}）、{price} で建てました。手数料：{fee} USDT。',
    },
    limit_close_filled: {
      title: '指値決済が約定：{symbol}',
      text: '指値注文により {symbol} のポジション（{direction}）のうち {quantity} を {price} で決済しました。損益：{profit} USDT。',
    },
    order_cancelled: {
      title: '注文の取消：{symbol}',
      text: '{symbol} の注文 {quantity}（{direction}、{price}）は取り消されました。理由：{reason}。確保していた資金は戻りました。',
    },
    second_contract_won: {
      title: '秒契約の勝ち：{symbol}',
      text: '{symbol} の契約（{direction}、{durationSeconds} 秒）は勝ちです：開始 {openPrice}、終了 {closePrice}。掛け金 {stake} USDT が戻り、{payout} USDT が支払われました。',
    },
    second_contract_lost: {
      title: '秒契約の負け：{symbol}',
      text: '{symbol} の契約（{direction}、{durationSeconds} 秒）は負けです：開始 {openPrice}、終了 {closePrice}。掛け金は {stake} USDT でした。',
    },
    second_contract_tied: {
      title: '秒契約の引き分け：{symbol}',
      text: '{symbol} の契約（{direction}、{durationSeconds} 秒）は開始と終了が同じ {closePrice} でした。掛け金 {stake} USDT が戻りました。',
    },
    second_contract_void: {
      title: '秒契約の無効：{symbol}',
      text: '{symbol} の契約（{direction}、{durationSeconds} 秒）は時間内に価格がなかったため無効です。掛け金 {stake} USDT が戻りました。',
    },
  },
  words: {
    long: 'ロング',
    short: 'ショート',
    rise: '上昇',
    fall: '下落',
    demo: 'デモ',
    expired: '有効期限が切れました',
    liquidation: 'クロスポジションが清算中でした',
    position_closed: 'ポジションが決済されました',
    slippage_exceeded: '価格が大きく動きました',
    no_price: '時間内に価格がありませんでした',
    would_be_liquidated: '約定すると直ちに清算される状態でした',
    house_exposure_exceeded: 'この銘柄の上限に達しました',
    bracket_exceeded: 'ポジションが大きくなりすぎます',
    margin_insufficient: '証拠金が足りませんでした',
    refused: '規則により約定できませんでした',
  },
}
