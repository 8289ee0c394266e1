import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    rate: '固定利率',
    aDay: '每天固定 {{rate}}',
    whoDecides: '每個產品都寫明：每天由規則決定，還是依固定利率。規則公開可讀，您的裝置也能重新運算。',
    nobodyDecides: '不由規則決定。我們承諾每天固定的利率，並由我們支付。',
    note: '這是一份票據，我們是您的交易對手。我們承諾每天固定的利率，並由我們支付。',
    onAmount: '投入 {{amount}} {{currency}}，{{days}} 天後',
    riskTitle: '只有我們為它負責',
    riskText: '這不是銀行存款，也沒有任何保障制度。若我們無力支付，您可能虧損。',
    text: '沒有規則決定，也不受價格影響。從第一天到最後一天，每個整天帶來您金額的 {{rate}}。',
    payerText: '由我們支付，資金來自開賣前就已注滿的資金池。利率由我們承諾，資金池備有每一天的全部款項。',
    payerShort: '由我們從資金池支付。資金池少於我們承諾的金額，因此已停止銷售。',
    canLose: '若我們無力支付，最多全部本金',
    pays: '將支付',
    paysOf: '{{days}} 天，每天 {{rate}}',
    leaveBefore: '未計今日利息',
    leaveThen: '今日利息進入餘額，然後依投入金額的 {{rate}} 收取費用。',
  },
}
