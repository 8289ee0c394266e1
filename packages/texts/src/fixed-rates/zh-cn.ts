import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    rate: '固定利率',
    aDay: '每天固定 {{rate}}',
    whoDecides: '每个产品都写明：每天由规则决定，还是按固定利率。规则公开可读，您的设备也可以重新运算。',
    nobodyDecides: '不由规则决定。我们承诺每天固定的利率，并由我们支付。',
    note: '这是一份票据，我们是您的对手方。我们承诺每天固定的利率，并由我们支付。',
    onAmount: '投入 {{amount}} {{currency}}，{{days}} 天后',
    riskTitle: '只有我们为它负责',
    riskText: '这不是银行存款，也没有任何保障计划。若我们无力支付，您可能亏损。',
    text: '没有规则决定，也不受价格影响。从第一天到最后一天，每个整天带来您金额的 {{rate}}。',
    payerText: '由我们支付，资金来自开售前就已注满的资金池。利率由我们承诺，资金池备有每一天的全部款项。',
    payerShort: '由我们从资金池支付。资金池少于我们承诺的金额，因此已停止销售。',
    canLose: '若我们无力支付，最多全部本金',
    pays: '将支付',
    paysOf: '{{days}} 天，每天 {{rate}}',
    leaveBefore: '未计今日利息',
    leaveThen: '今日利息进入余额，然后按投入金额的 {{rate}} 收取费用。',
  },
}
