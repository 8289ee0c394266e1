import { Input, Select } from 'antd'
import { useState } from 'react'
import { allChoice, type Filter, type ListState } from './list.ts'

/** What narrows a list, above it. */
export function Filters({ filters, state }: { filters: readonly Filter[]; state: ListState }) {
  if (filters.length === 0) return null
  return (
    <div role="search" className="filters">
      {filters.map((filter) => (
        <label key={filter.name} className="filter">
          <span>{filter.label}</span>
          <FilterInput
            filter={filter}
            value={state.asked.filters[filter.name] ?? ''}
            onChange={(value) => {
              state.setFilter(filter.name, value)
            }}
          />
        </label>
      ))}
    </div>
  )
}

type FilterInputProps = { filter: Filter; value: string; onChange: (value: string) => void }

function FilterInput({ filter, value, onChange }: FilterInputProps) {
  if (filter.kind === 'search') return <SearchInput key={value} filter={filter} value={value} onChange={onChange} />
  if (filter.kind === 'choice')
    return (
      <Select
        value={value === '' ? allChoice : value}
        onChange={onChange}
        options={[...(filter.whole === true ? [] : [{ value: allChoice, label: 'All' }]), ...(filter.options ?? [])]}
        style={{ width: filter.width ?? 150 }}
        showSearch={(filter.options?.length ?? 0) > 10 ? { optionFilterProp: 'label' } : false}
      />
    )
  return (
    <Input
      type="date"
      value={value}
      style={{ width: filter.width ?? 140 }}
      onChange={(event) => {
        onChange(event.target.value)
      }}
    />
  )
}

/** Asks when the person has finished typing: with Enter, or by leaving the field. */
function SearchInput({ filter, value, onChange }: FilterInputProps) {
  const [typed, setTyped] = useState(value)
  return (
    <Input.Search
      value={typed}
      placeholder={filter.placeholder ?? ''}
      style={{ width: filter.width ?? 240 }}
      allowClear
      onChange={(event) => {
        setTyped(event.target.value)
      }}
      onSearch={(text) => {
        onChange(text.trim())
      }}
    />
  )
}
