import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  refusals: {
    order_resting: '먼저 {symbol} 미체결 주문을 취소하세요.',
    order_not_found: '이미 끝난 주문이에요.',
    order_pending: '지금 체결 중인 주문이에요.',
    expiry_in_the_past: '이미 지난 시간이에요.',
    too_many_orders: '미체결 주문 한도({maximum}건)에 도달했어요. 먼저 하나를 취소하세요.',
    too_many_symbol_orders: '{symbol} 미체결 주문 한도({maximum}건)에 도달했어요. 먼저 하나를 취소하세요.',
    too_many_closes:
      '이 포지션에는 대기 중인 종료 주문이 이미 {maximum}건 있어요. 하나를 취소하거나 남은 수량을 모두 종료하세요.',
  },
  entries: {
    order_reserved: '주문 동결',
    order_released: '주문 동결 해제',
  },
  messages: {
    limit_open_filled: {
      title: '지정가 주문 체결: {symbol}',
      text: '지정가 주문으로 {symbol} {quantity}({direction})을(를) {price}에 진입했어요. 수수료: {fee} USDT.',
    },
    limit_close_filled: {
      title: '지정가 종료 체결: {symbol}',
      text: '지정가 주문으로 {symbol} 포지션({direction}) 중 {quantity}을(를) {price}에 종료했어요. {outcome}.',
    },
    order_cancelled: {
      title: '주문 취소됨: {symbol}',
      text: '{symbol} 주문 {quantity}({direction}, {price})을(를) 취소했어요: {reason}. 묶여 있던 금액은 계정으로 돌아왔어요.',
    },
  },
  messageWords: {
    expired: '유효 기간 만료',
    liquidation: '교차 포지션이 강제 청산되는 중이었음',
    position_closed: '포지션이 종료됨',
    slippage_exceeded: '가격이 너무 많이 움직임',
    no_price: '제때 가격이 들어오지 않음',
    would_be_liquidated: '체결 즉시 강제 청산될 주문이었음',
    house_exposure_exceeded: '이 종목의 한도에 도달함',
    bracket_exceeded: '포지션이 너무 커짐',
    margin_insufficient: '증거금 부족',
    restricted: '거래가 중지되거나 제한됨',
    refused: '규칙상 더는 체결할 수 없음',
  },
}
