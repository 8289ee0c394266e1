import { Hourglass } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { untilText } from '@touchstone/app/time/moments'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Screen } from '../ui/Screen.tsx'
import { useBack } from '../ui/use-back.ts'

/** Another contact was asked for without a code to the present one: from when it can be linked. */
export function ContactWaits({ fromMs }: { fromMs: number }) {
  const { t } = useTranslation()
  const back = useBack()
  return (
    <Screen
      title={t('security.bindContactTitle')}
      back
      footer={
        <Button wide onClick={back}>
          {t('words.done')}
        </Button>
      }
    >
      <Card className="flex flex-col items-center px-6 py-8 text-center">
        <span aria-hidden className="mb-4 grid size-16 place-items-center rounded-full bg-warn-soft text-warn">
          <Hourglass className="size-8" />
        </span>
        <h2 className="text-base font-semibold">{t('security.contactWaits')}</h2>
        <p className="mt-1 max-w-72 text-sm text-balance text-fg-2">
          {t('security.contactWaitsText', { time: untilText(fromMs) })}
        </p>
      </Card>
    </Screen>
  )
}
