import { Search, X } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'

type SearchFieldProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> & {
  value: string
  onChange: (value: string) => void
  label: string
}

/** A search line; its label is seen while it is empty. */
export function SearchField({ value, onChange, label, placeholder = label, ...input }: SearchFieldProps) {
  const { t } = useTranslation()
  return (
    <div className="flex min-h-11 items-center rounded-full bg-surface-2 pl-3.5 has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-accent">
      <Search aria-hidden className="size-4.5 shrink-0 text-fg-3" />
      <input
        type="search"
        enterKeyHint="search"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...input}
        aria-label={label}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="min-w-0 flex-1 appearance-none self-stretch bg-transparent px-2.5 outline-none! placeholder:text-fg-3 [&::-webkit-search-cancel-button]:hidden"
      />
      {value !== '' && (
        <button
          type="button"
          aria-label={t('ui.clear')}
          onClick={() => onChange('')}
          className="grid size-11 shrink-0 place-items-center rounded-full text-fg-3"
        >
          <X aria-hidden className="size-4" />
        </button>
      )}
    </div>
  )
}
