import { useMutation } from '@tanstack/react-query'
import { fromBase64 } from '@touchstone/wire/base64'
import { parseWireTime } from '@touchstone/wire/wire-time'
import type { statementFormats } from '@touchstone/wire/statements'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '@touchstone/app/api/api'
import type { Book } from '@touchstone/app/books/book'
import { messageOf } from '@touchstone/app/feedback/failures'
import { currentTag } from '@touchstone/app/texts/language'
import { saveFile } from '@touchstone/app/device/save-file'
import { useSession } from '@touchstone/app/api/session'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Choice } from '../ui/Choice.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Screen } from '../ui/Screen.tsx'
import { toast } from '@touchstone/app/feedback/toast'
import { monthName, offsetIn, statementMonths } from '@touchstone/app/statements/statement-months'

type Format = (typeof statementFormats)[number]

/** The statement of a month as a file. */
export function StatementsScreen() {
  const { t } = useTranslation()
  const since = useSession(({ userInfo }) => userInfo?.createdAt)
  const [now] = useState(() => Date.now())
  const months = statementMonths((since === undefined ? undefined : parseWireTime(since)) ?? now, now)
  const [month, setMonth] = useState(months[0] ?? '')
  const [book, setBook] = useState<Book>('real')
  const [format, setFormat] = useState<Format>('pdf')
  const making = useMutation({
    mutationFn: () => api.statement({ book, month, format, utcOffset: offsetIn(month) }),
    onSuccess: ({ fileName, type, content }) => {
      saveFile(fileName, type === 'text/csv' ? content : fromBase64(content), type)
      toast(t('statements.statementSaved', { file: fileName }))
    },
    meta: { inPlace: true },
  })
  const change =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      making.reset()
      set(value)
    }
  return (
    <Screen
      title={t('statements.statements')}
      back
      footer={
        <Button busy={making.isPending} onClick={() => making.mutate()}>
          <Download aria-hidden className="size-5" />
          {t('statements.download')}
        </Button>
      }
    >
      <p className="text-sm text-fg-2">{t('statements.statementsText')}</p>
      <Card className="divide-y divide-border overflow-hidden">
        <Choice
          label={t('statements.month')}
          value={month}
          options={months.map((each) => ({ value: each, label: monthName(each, currentTag()) }))}
          onChange={change(setMonth)}
        />
        <Choice
          label={t('statements.account')}
          value={book}
          options={[
            { value: 'real', label: t('words.real') },
            { value: 'demo', label: t('words.demo') },
          ]}
          onChange={change(setBook)}
        />
        <Choice
          label={t('statements.format')}
          value={format}
          options={[
            { value: 'pdf', label: 'PDF', sub: t('statements.formatPdf') },
            { value: 'csv', label: 'CSV', sub: t('statements.formatCsv') },
          ]}
          onChange={change(setFormat)}
        />
      </Card>
      {month === months[0] && <Notice>{t('statements.monthRunning')}</Notice>}
      {making.data?.truncated === true && (
        <Notice tone="warn">{t('statements.statementTruncated', { count: making.data.entries })}</Notice>
      )}
      {making.error !== null && <Notice tone="danger">{messageOf(making.error)}</Notice>}
    </Screen>
  )
}
