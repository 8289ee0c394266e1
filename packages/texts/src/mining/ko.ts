import type { Translated } from '../form/noun-texts.ts'
import type { texts as english } from './en-us.ts'

export const texts: Translated<typeof english> = {
  refusals: {
    network_silent: '지금은 네트워크 상태를 알 수 없어 채굴기를 팔지 않아요. 나중에 다시 시도하세요.',
    miner_started: '첫날이 시작되어 취소할 수 없어요. 기간이 끝날 때까지 가동돼요.',
    network_figures_wrong: '이 네트워크의 수치일 수 없어요.',
  },
  entries: {
    miner_requested: '채굴, 확보',
    miner_bought: '채굴, 구매',
    miner_declined: '채굴, 반환',
    miner_cancelled: '채굴, 취소',
    miner_output: '채굴, 하루 산출',
    miner_worn: '채굴, 가격 소진',
    miner_returned: '채굴, 남은 금액 반환',
  },
  messages: {
    miner_bought: {
      title: '채굴기를 샀어요',
      text: '{units}대, {amount} {currency}예요. 첫날은 {day}(UTC)이고, 시작 전까지 무료로 취소할 수 있어요.',
    },
    miner_declined: {
      title: '주문하지 못했어요',
      text: '주문이 처리되기 전에 매진되거나 판매가 끝났어요. {amount} {currency}가 잔액으로 돌아왔어요.',
    },
    miner_cancelled: {
      title: '채굴기를 취소했어요',
      text: '{amount} {currency}가 잔액으로 돌아왔어요. 비용은 없어요.',
    },
    miner_day: {
      title: '하루 채굴',
      text: '{day}(UTC): 전기와 호스팅 비용을 빼고 {income} {coin}를 지급했어요.',
    },
    miner_ended: {
      title: '채굴이 끝났어요',
      text: '기간이 끝났어요. 총 {income} {coin}를 지급했어요. 가격은 모두 소진되어 돌아오는 금액이 없어요.',
    },
    miner_stopped: {
      title: '채굴이 중단됐어요',
      text: '열흘 연속 수입이 없었어요. 소진되지 않은 {amount} {currency}가 잔액으로 돌아왔어요. 총 {income} {coin}를 지급했어요.',
    },
  },
}
