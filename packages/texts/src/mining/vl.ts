import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  refusals: {
    network_silent: 'Hiện chưa rõ tình trạng của mạng nên máy của mạng này chưa bán. Hãy thử lại sau.',
    miner_started: 'Ngày đầu đã bắt đầu nên không hủy được nữa. Máy chạy đến hết kỳ hạn.',
    network_figures_wrong: 'Các số liệu này không thể là của mạng.',
  },
  entries: {
    miner_requested: 'Đào coin, giữ tiền',
    miner_bought: 'Đào coin, mua',
    miner_declined: 'Đào coin, hoàn lại',
    miner_cancelled: 'Đào coin, hủy',
    miner_output: 'Đào coin, sản lượng một ngày',
    miner_worn: 'Đào coin, giá đã dùng',
    miner_returned: 'Đào coin, trả phần chưa dùng',
  },
  messages: {
    miner_bought: {
      title: 'Bạn đã mua máy đào',
      text: 'Số máy: {units}, giá {amount} {currency}. Ngày đầu là {day} (UTC). Trước khi ngày đó bắt đầu bạn có thể hủy miễn phí.',
    },
    miner_declined: {
      title: 'Không đặt được lệnh của bạn',
      text: 'Máy hết hoặc đóng bán trước khi lệnh xong. {amount} {currency} đã về số dư của bạn.',
    },
    miner_cancelled: {
      title: 'Bạn đã hủy máy đào',
      text: '{amount} {currency} đã về số dư, không mất phí.',
    },
    miner_day: {
      title: 'Một ngày đào',
      text: '{day} (UTC) trả {income} {coin} sau khi trừ điện và phí đặt máy.',
    },
    miner_ended: {
      title: 'Việc đào đã kết thúc',
      text: 'Kỳ hạn đã hết. Tổng cộng đã trả {income} {coin}. Giá đã dùng hết nên không có gì trả lại.',
    },
    miner_stopped: {
      title: 'Việc đào đã dừng',
      text: 'Mười ngày liền không có thu nhập. {amount} {currency} chưa dùng đã về số dư. Tổng cộng đã trả {income} {coin}.',
    },
  },
}
