import { useMutation } from '@tanstack/react-query'
import type { Api } from '@touchstone/wire/api'
import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type * as z from 'zod/mini'
import { saveFile } from '@touchstone/app/device/save-file'
import { IconButton } from '../ui/IconButton.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { toast } from '@touchstone/app/feedback/toast'

type Table = z.output<Api['exportLedger']['reply']>

/** Saves a table of records: those that the filters of the screen let through. */
export function ExportButton({ load }: { load: () => Promise<Table> }) {
  const { t } = useTranslation()
  const exporting = useMutation({
    mutationFn: load,
    onSuccess: ({ fileName, csv, rows, truncated }) => {
      if (rows === 0) {
        toast(t('ledger.nothingToExport'), 'info')
        return
      }
      saveFile(fileName, csv, 'text/csv')
      toast(t(truncated ? 'ledger.exportedNewest' : 'ledger.exported', { count: rows }), truncated ? 'info' : 'success')
    },
  })
  return (
    <IconButton
      label={t('ledger.export')}
      disabled={exporting.isPending}
      aria-busy={exporting.isPending}
      icon={exporting.isPending ? <Spinner className="size-5" /> : <Download aria-hidden className="size-5" />}
      onClick={() => {
        exporting.mutate()
      }}
    />
  )
}
