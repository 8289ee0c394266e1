import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChoiceList, type ChoiceListProps, type ChoiceOption } from './ChoiceList.tsx'
import { Empty } from './Empty.tsx'
import { FullPage } from './FullPage.tsx'
import { SearchField } from './SearchField.tsx'

type ChoicePageProps<Value extends string> = ChoiceListProps<Value> & {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** A choice of many, with a search field over it. */
export function ChoicePage<Value extends string>({ open, onOpenChange, ...list }: ChoicePageProps<Value>) {
  const { t } = useTranslation()
  const [search, setSearch] = useState('')
  const found = list.options.filter((option) => matches(option, search))
  const change = (isOpen: boolean) => {
    setSearch('')
    onOpenChange(isOpen)
  }
  return (
    <FullPage
      open={open}
      onOpenChange={change}
      title={list.label}
      top={<SearchField label={t('ui.search')} value={search} onChange={setSearch} />}
    >
      <div className="px-4">
        {found.length === 0 ? (
          <Empty title={t('ui.nothingFound')} />
        ) : (
          <ChoiceList
            {...list}
            options={found}
            onChoose={(value) => {
              setSearch('')
              list.onChoose(value)
            }}
          />
        )}
      </div>
    </FullPage>
  )
}

/** By name or by the line below it, without regard to case and accents. */
function matches(option: ChoiceOption<string>, search: string): boolean {
  return plain(`${option.label} ${option.sub ?? ''} ${option.value}`).includes(plain(search.trim()))
}

/** The bar of a Vietnamese d is no accent to Unicode, and is as hard to type. */
const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd')
