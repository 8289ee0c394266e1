import { Megaphone } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { pathTo } from '../routes/paths.ts'
import { storedText, storeText } from '@touchstone/app/device/storage'
import { Notice } from '../ui/Notice.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Waiting } from '../ui/Waiting.tsx'
import { useNewestNotice } from '@touchstone/app/articles/home-articles.queries'

/** In local storage: the last closed notice. It stays closed; a newer one shows. */
const closedKey = 'closedNotice'

/** The newest notice in one line. Where it cannot be read the page goes on without. */
export function NewestNotice() {
  const notice = useNewestNotice()
  const [closed, setClosed] = useState(() => storedText(closedKey))
  if (notice.isPending && closed === undefined)
    return (
      <Waiting>
        <Skeleton className="h-10 rounded-md!" />
      </Waiting>
    )
  const shown = notice.data
  if (shown === undefined || shown === null || shown.id === closed) return null
  return (
    <Notice
      tone="warn"
      icon={<Megaphone aria-hidden className="size-4.5" />}
      onClose={() => {
        storeText(closedKey, shown.id)
        setClosed(shown.id)
      }}
    >
      <Link to={pathTo('articleDetail', { id: shown.id })} className="-my-3 block truncate py-3 font-medium">
        {shown.title}
      </Link>
    </Notice>
  )
}
