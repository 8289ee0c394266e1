import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  screen: {
    strategyRequested: 'Đã đặt mua chiến lược',
    strategyConfirmed: 'Đã mua chiến lược',
    strategyDeclined: 'Lệnh chiến lược được hoàn',
    strategyDeclined_sold_out: 'Phần còn lại không đủ.',
    strategyDeclined_sale_closed: 'Đợt bán đã đóng.',
    strategyCancelled: 'Đã hủy lệnh chiến lược',
    strategyLeaving: 'Đã yêu cầu rút sớm',
    strategyExitDay: 'Ngày cuối được tính',
    strategyGained: 'Chiến lược có lãi',
    strategyLost: 'Chiến lược bị lỗ',
    strategyStarts: 'Bắt đầu',
    strategyPrices: 'Giá của',
    strategyBefore: 'Trước ngày này',
    strategyDay: 'Ngày',
    strategyLimited: 'giữ trong giới hạn',
    strategyCarry: 'Chuyển sang ngày sau',
    poolMade: 'Đã lập quỹ',
    poolGranted: 'Đã cấp phần',
    poolDeclined: 'Từ chối cấp phần',
    poolFreed: 'Đã trả lại phần',
    poolSettled: 'Đã quyết toán ngày',
    poolCapacity: 'Mức mở bán',
    poolOwed: 'Có thể phải trả tối đa',
    poolLeft: 'Còn lại',
    poolOrders: 'Số lệnh',
  },
}
