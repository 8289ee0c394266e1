import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    repeated: { commitment: 'Chia lại ngay tại đây', draw: 'Rút thăm lại tại đây' },
    repeating: 'Điện thoại của bạn đang tính danh sách …',
    listChecked: 'Danh sách, kiểm tại đây',
    repeatedText: 'Điện thoại của bạn đã tự tính cả {{lots}} lô của {{people}} đăng ký, trong {{seconds}} giây.',
    same: 'Cùng kết quả',
    different: 'Kết quả khác',
    differentText: 'Điện thoại của bạn ra kết quả khác điều chúng tôi nói. Hãy lưu trang này và hỏi chúng tôi.',
    listOnly: 'Chưa quyết định ai được bao nhiêu nên chỉ so danh sách.',
    house: 'Chúng tôi nói',
    here: 'Điện thoại tính ra',
    differing: {
      list: 'Gốc của danh sách',
      orders: 'Số đăng ký',
      lotsApplied: 'Số lô đăng ký',
      listed: 'Lô của bạn trong danh sách',
      part: 'Tỷ lệ chung',
      last: 'Người cuối được lô dư',
      beacon: 'Tín hiệu của vòng',
      seed: 'Hạt giống',
      lots: 'Số lô rút thăm',
      tickets: 'Phiếu trúng',
      lotsWon: 'Số lô bạn được',
    },
    step: {
      round: 'Vòng đã định: {{round}}',
      roundText: 'Trước khi có ai đăng ký',
      list: 'Danh sách đóng',
      shared: 'Đã chia',
      partOf: 'Tỷ lệ chung: {{part}}',
      beacon: 'Vòng đã ra',
      seed: 'Hạt giống từ vòng và danh sách',
      again: 'Rút thăm lần nữa',
      againText_other: '{{number}} lô không ai trả',
    },
    listRecord: 'Bản ghi danh sách',
    decidedRecord: 'Bản ghi ai được bao nhiêu',
    againRecord: 'Bản ghi lần rút thứ hai',
  },
}
