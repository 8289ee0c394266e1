import { messageCategories } from '@touchstone/wire/message-rule'
import { CheckCheck } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { pathTo } from '../routes/paths.ts'
import { useUnread } from '@touchstone/app/messages/unread.queries'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Empty } from '../ui/Empty.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { icons } from '../ui/icons.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { PagedList } from '../ui/PagedList.tsx'
import { Screen } from '../ui/Screen.tsx'
import { Tabs } from '../ui/Tabs.tsx'
import { toast } from '@touchstone/app/feedback/toast'
import { MessageDay } from './MessageDay.tsx'
import { isSameDay } from '@touchstone/app/messages/message-day'
import { MessageRow } from './MessageRow.tsx'
import { MessageSheet } from './MessageSheet.tsx'
import { MessagesSkeleton } from './MessagesSkeleton.tsx'
import { type Message, noteRead, useMessages, useReadAll } from '@touchstone/app/messages/messages.queries'
import type { Category } from '@touchstone/app/messages/unread'

const categories: readonly Category[] = ['all', ...messageCategories]

/** The user's messages, by category. */
export function MessagesScreen() {
  const { t } = useTranslation()
  const [query, setQuery] = useSearchParams()
  const category = categories.find((each) => each === query.get('category')) ?? 'all'
  const messages = useMessages(category)
  const unread = useUnread().data
  const [opened, setOpened] = useState<Message>()
  const [isOpen, setOpen] = useState(false)
  const { readAll, isBusy } = useReadAll(() => toast(t('messages.allRead')))
  const choose = (next: Category) => {
    setQuery(next === 'all' ? {} : { category: next }, { replace: true })
    globalThis.scrollTo(0, 0)
  }
  const open = (message: Message) => {
    setOpened(message)
    setOpen(true)
    void noteRead(message)
  }
  return (
    <Screen
      title={t('messages.title')}
      back
      right={
        (unread?.[category] ?? 0) > 0 || isBusy ? (
          <IconButton
            label={t('messages.markAllRead')}
            icon={<CheckCheck aria-hidden className="size-5.5" />}
            disabled={isBusy}
            onClick={() => readAll(category)}
          />
        ) : undefined
      }
    >
      <div className="sticky top-(--below-bar) z-10 -mx-4 bg-bg px-4">
        <Tabs
          label={t('messages.categories')}
          value={category}
          items={categories.map((value) => ({
            value,
            label: value === 'all' ? t('words.all') : t(`messages.category.${value}`),
            count: unread?.[value],
          }))}
          onChange={choose}
        />
      </div>
      <Card>
        <PagedList
          key={category}
          query={messages}
          keyOf={({ id }) => id}
          skeleton={<MessagesSkeleton />}
          empty={<Nothing category={category} onAll={() => choose('all')} />}
          divide={({ time }, before) =>
            before === undefined || !isSameDay(time, before.time) ? <MessageDay time={time} /> : undefined
          }
          row={(message) => <MessageRow message={message} onOpen={() => open(message)} />}
        />
      </Card>
      {opened !== undefined && <MessageSheet message={opened} open={isOpen} onOpenChange={setOpen} />}
    </Screen>
  )
}

function Nothing({ category, onAll }: { category: Category; onAll: () => void }) {
  const { t } = useTranslation()
  const isAll = category === 'all'
  return (
    <Empty
      icon={<icons.messages />}
      title={t(isAll ? 'messages.empty' : 'messages.emptyCategory')}
      text={t(isAll ? 'messages.emptyText' : `messages.emptyOf.${category}`)}
      action={
        isAll ? (
          <LinkButton to={pathTo('market')} kind="soft" size="md">
            {t('messages.toMarkets')}
          </LinkButton>
        ) : (
          <Button kind="soft" size="md" onClick={onAll}>
            {t('messages.showAll')}
          </Button>
        )
      }
    />
  )
}
