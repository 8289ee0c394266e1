import { dayMs } from '@touchstone/domain/time'
import { useTranslation } from 'react-i18next'
import { useAct } from '../api/act.ts'
import { api } from '../api/api.ts'
import { queries } from '../api/queries.ts'
import { refreshBook } from '../books/refresh-book.ts'
import { actFailure } from '../feedback/act-failure.ts'
import { toast } from '../feedback/toast.ts'
import { quantityText } from '../format/print-money.ts'
import { playMoneyKey, type PlayMoneyState } from './play-money.queries.ts'

type TakePlayMoney = { busy: boolean; failure: string | undefined; take: () => void }

/** Takes the play money of the day. What was refused is asked for anew: it may have been taken on another device. */
export function useTakePlayMoney(): TakePlayMoney {
  const { t } = useTranslation()
  const act = useAct({
    call: api.takePlayMoney,
    inPlace: true,
    onDone: ({ outcome: { amount, day } }) => {
      const state: PlayMoneyState = { amount, takenToday: true, againAtMs: (day + 1) * dayMs }
      queries.setQueryData(playMoneyKey, state)
      refreshBook()
      toast(t('playMoney.done', { amount: quantityText(amount) }))
    },
  })
  const onError = (): void => void queries.invalidateQueries({ queryKey: playMoneyKey })
  return { busy: act.isPending, failure: actFailure(act.error), take: () => act.mutate({}, { onError }) }
}
