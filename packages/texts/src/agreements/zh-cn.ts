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
      purchase: '购买时接受',
    },
    empty: '暂无协议',
    guestText: '当前是游客身份，绑定邮箱或手机时再接受用户协议。',
    notRecorded: '注册时接受的是哪份文本，我们没有记录。请阅读并接受现行文本，我们会记录下来。',
    newer: '用户协议已更新，现行版本为 {{version}}。',
    read: '阅读并接受',
    accept: '我接受此文本',
    accepted: '已接受并记录',
    yours: '您已接受',
    named: '协议（SHA-256）',
    first: '请先接受协议',
    hash: '文本的 SHA-256',
    hashHolds: '本设备已由此文本算出相同的哈希。',
    hashFails: '此文本与记录的哈希不符。',
    hashText: '保存文本，用任意程序计算 SHA-256，结果应与这里相同。',
    save: '保存文本',
  },
  refusals: {
    agreement_changed: '协议已更新，请重新阅读并接受。',
    terms_differ: '条款与您看到的已不同，请重新核对。',
    acceptance_not_found: '这不是您接受过的协议。',
    agreement_needed: '每类协议须至少保留一份有效：否则无人能注册或购买。',
  },
}
