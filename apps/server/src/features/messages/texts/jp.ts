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
    second_factor_unbound: {
      title: '認証アプリの登録を解除しました',
      text: '今後ログインに認証アプリのコードは不要です。ほかのセッションはすべて終了し、24 時間は出金できません。心当たりがない場合は、すぐにパスワードを変更し、サポートへご連絡ください。',
    },
    contact_bound: {
      title: '連絡先を登録しました',
      text: '{contact} をアカウントに登録しました。ログインとコードの受信に使えます。',
    },
    anti_phishing_code_set: {
      title: 'フィッシング対策コードを設定しました',
      text: '今後、当社からのメールとSMSにはすべてお客様のフィッシング対策コードが表示されます。表示のないものは当社からのものではありません。お心当たりがない場合は、すぐにパスワードを変更してください。',
    },
    anti_phishing_code_removed: {
      title: 'フィッシング対策コードを削除しました',
      text: '当社からのメールとSMSにフィッシング対策コードは表示されなくなりました。お心当たりがない場合は、すぐにパスワードを変更してください。',
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
    deposit_submitted: {
      title: '入金を確認中：{amount} {currency}',
      text: '{channel}による {amount} {currency} の入金申請を受け付けました。着金を確認次第、反映します。',
    },
    deposit_delivered: {
      title: '入金完了：{amount} {currency}',
      text: '{amount} {currency} が着金し、残高に反映されました。',
    },
    deposit_rejected: {
      title: '入金申請の却下：{amount} {currency}',
      text: '{channel}による {amount} {currency} の入金申請は却下されました。理由：{reason}。あらためて申請できます。',
    },
    deposit_cancelled: {
      title: '入金申請の取消：{amount} {currency}',
      text: '{channel}による {amount} {currency} の入金申請を取り消しました。すでに送金済みの場合は、あらためて申請してください。',
    },
    deposit_undone: {
      title: '入金の取消：{amount} {currency}',
      text: '反映済みの入金 {amount} {currency} は取り消されました。理由：{reason}。出金は一時停止しています。サポートまでご連絡ください。',
    },
    withdrawal_submitted: {
      title: '出金を確認中：{amount} {currency}',
      text: '{target} への {amount} {currency} の出金を受け付けました。手数料は {feeTotal} {currency} です。お心当たりがない場合は、すぐに取り消してパスワードを変更してください。',
    },
    withdrawal_approved: {
      title: '出金の承認：{amount} {currency}',
      text: '{target} への {amount} {currency} の出金が承認されました。まもなく送金します。',
    },
    withdrawal_paying: {
      title: '出金の送金中：{amount} {currency}',
      text: '{target} への {amount} {currency} の出金を送金しています。',
    },
    withdrawal_paid: {
      title: '出金完了：{amount} {currency}',
      text: '{amount} {currency} を {target} に送金しました。送金の証明：{proof}。',
    },
    withdrawal_rejected: {
      title: '出金の却下：{amount} {currency}',
      text: '{target} への {amount} {currency} の出金は却下されました。理由：{reason}。金額と手数料は残高に戻りました。',
    },
    withdrawal_cancelled: {
      title: '出金の取消：{amount} {currency}',
      text: '{target} への {amount} {currency} の出金を取り消しました。金額と手数料は残高に戻りました。',
    },
    withdrawal_failed: {
      title: '出金の失敗：{amount} {currency}',
      text: '{target} への {amount} {currency} の出金を送金できませんでした。理由：{reason}。金額と手数料は残高に戻りました。',
    },
    withdrawals_blocked: {
      title: '出金の停止',
      text: 'お客様の口座からの出金は一時停止しています。理由：{reason}。残高はそのままお客様のものです。サポートにご相談ください。',
    },
    withdrawals_unblocked: {
      title: '出金の再開',
      text: 'お客様の口座からの出金を再開しました。',
    },
    reward_granted: {
      title: '特典：{amount} {currency}',
      text: '{amount} {currency} を進呈し、残高に反映しました。理由：{reason}。',
    },
    balance_credited: {
      title: '訂正：{amount} {currency} の入金',
      text: '訂正として {amount} {currency} を残高に加えました。理由：{reason}。',
    },
    balance_debited: {
      title: '訂正：{amount} {currency} の引き落とし',
      text: '訂正として {amount} {currency} を口座から引き落としました。理由：{reason}。ご異議がある場合はサポートまでご連絡ください。',
    },
    settlement_account_added: {
      title: '出金先の登録：{target}',
      text: '出金先 {target} が登録されました。{usableAt} から利用できます。お心当たりがない場合は、すぐに削除してパスワードを変更してください。',
    },
    settlement_account_usable: {
      title: '出金先の登録：{target}',
      text: '出金先 {target} が登録されました。今すぐ利用できます。お心当たりがない場合は、すぐに削除してパスワードを変更してください。',
    },
    settlement_account_changed: {
      title: '出金先の変更：{target}',
      text: '出金先が {target} に変更されました。{usableAt} から利用できます。お心当たりがない場合は、すぐに削除してパスワードを変更してください。',
    },
    settlement_account_removed: {
      title: '出金先の削除：{target}',
      text: '出金先 {target} を削除しました。お心当たりがない場合は、すぐにパスワードを変更してください。',
    },
    whitelist_switched_on: {
      title: 'ホワイトリストモードをオンにしました',
      text: '今後、すべての出金先は 24 時間後に利用できるようになります。お心当たりがない場合は、すぐにパスワードを変更してください。',
    },
    whitelist_switched_off: {
      title: 'ホワイトリストモードが終了します',
      text: 'ホワイトリストモードがオフにされ、{endsAt} に終了します。お心当たりがない場合は、再びオンにして、すぐにパスワードを変更してください。',
    },
    withdrawal_password_set: {
      title: '出金パスワードを設定しました',
      text: '出金パスワードが設定されました。出金のたびに入力が必要です。お心当たりがない場合は、すぐにログインパスワードを変更してください。',
    },
    withdrawal_password_changed: {
      title: '出金パスワードを変更しました',
      text: '出金パスワードが変更されました。24 時間は出金できません。お心当たりがない場合は、すぐにログインパスワードを変更してください。',
    },
    withdrawal_password_locked: {
      title: '出金パスワードのロック',
      text: '出金パスワードが 5 回間違えて入力されたため、24 時間ロックされました。お心当たりがない場合は、すぐにログインパスワードを変更してください。',
    },
    loss_limit_set: {
      title: '損失上限を設定しました',
      text: '今後、24 時間以内の損失が {lossLimit} USDT に達すると、新規の取引はできなくなります。',
    },
    looser_loss_limit_asked: {
      title: '損失上限の引き上げを受け付けました',
      text: '損失上限は {countsAt} に {lossLimit} USDT になります。それまでは現在の上限が有効です。お心当たりがない場合は、パスワードを変更し、より厳しい上限を設定してください。',
    },
    no_loss_limit_asked: {
      title: '損失上限の解除を受け付けました',
      text: '損失上限は {countsAt} に解除されます。それまでは有効です。お心当たりがない場合は、パスワードを変更し、上限を設定し直してください。',
    },
    self_excluded: {
      title: '自己排除を開始しました',
      text: '{untilAt} まで新規の取引と入金はできません。取り消しや短縮はできません。決済と出金はいつでも可能です。',
    },
    cool_off_begun: {
      title: '取引の休止を開始しました',
      text: '{untilAt} まで新規の取引はできません。取り消しや短縮はできません。決済と出金はいつでも可能です。',
    },
    residence_change_asked: {
      title: '居住国が変更されます',
      text: '{countsAt} から、申告された国（{country}）のルールが適用されます。それまでは現在のルールが有効です。',
    },
    identity_submitted: {
      title: '本人確認の情報を受け付けました',
      text: 'レベル {level} の本人確認情報を審査しています。結果はお知らせします。',
    },
    identity_verified: {
      title: '本人確認が完了しました',
      text: '本人確認が完了し、レベル {level} になりました。対応する限度額をご利用いただけます。',
    },
    identity_rejected: {
      title: '本人確認の情報が承認されませんでした',
      text: 'レベル {level} の本人確認情報は承認されませんでした。理由：{reason}。修正して再提出してください。',
    },
    sign_in_blocked: {
      title: 'ログインが停止されました',
      text: '現在、お客様のアカウントにはログインできず、すべてのセッションが終了しました。理由：{reason}。残高はお客様のものです。サポートにお問い合わせください。',
    },
    sign_in_unblocked: {
      title: 'ログインが再開されました',
      text: '再びアカウントにログインできます。',
    },
    terms_change_ahead: {
      title: '{symbol} の条件が変わります',
      text: 'ポジションまたは注文をお持ちの {symbol} の条件が {beginsAt} に変わります。以後、証拠金・手数料・限度が異なることがあります。保有内容をご確認ください。',
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
    restricted: '取引が休止または制限されていたため',
    refused: '規則により約定できませんでした',
    image_unclear: '画像が不鮮明で読み取れません',
    image_incomplete: '書類全体が写っていません',
    image_altered: '画像に加工の疑いがあります',
    document_expired: '書類の有効期限が切れています',
    document_not_accepted: 'この書類は受け付けていません',
    data_differ_from_document: '入力内容が書類と一致しません',
    person_too_young: '書類では未成年となっています',
    address_implausible: '住所が不完全か、実在しない可能性があります',
    contact_implausible: '緊急連絡先が不完全か、実在しない可能性があります',
  },
}
