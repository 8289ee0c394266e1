import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    title: '协议',
    textTitle: '已接受的协议',
    version: '版本 {{version}}',
    inForce: '现行',
    replaced: '已更新',
    occasion: {
      registration: '注册时接受',
      contact: '首次绑定联系方式时接受',
      later: '在个人资料中接受',
    },
    empty: '没有接受记录',
    guestText: '您正以游客身份使用。绑定邮箱或手机时，您将接受用户协议。',
    notRecorded: '您注册时接受的文本当时未作记录。请阅读并接受现行文本，以便留存记录。',
    newer: '用户协议已更新，现行版本为 {{version}}。',
    read: '阅读并接受',
    accept: '我接受此文本',
    accepted: '已接受并记录',
    hash: '文本的 SHA-256',
    hashHolds: '您的设备已由此文本算出相同的哈希值。',
    hashFails: '此文本的哈希值与记录不符。',
    hashText: '保存文本，用任意程序计算其 SHA-256，结果必须与此相同。',
    save: '保存文本',
  },
  refusals: {
    agreement_changed: '用户协议已更新，请重新阅读并接受。',
    acceptance_not_found: '您的记录中没有这条接受记录。',
    agreement_needed: '现行的最后一份用户协议不能撤下，否则无人可以注册。',
  },
}
