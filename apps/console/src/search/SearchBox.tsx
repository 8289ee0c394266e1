import { Input, type InputRef } from 'antd'
import { useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Letter } from '../ui/Letter.tsx'
import { useLetters } from '../ui/use-letters.ts'

/** Searches everything, from every page; `/` leads into it. */
export function SearchBox() {
  const { pathname, search } = useLocation()
  const shown = pathname === '/search' ? (new URLSearchParams(search).get('text') ?? '') : ''
  return <SearchInput key={shown} initial={shown} />
}

function SearchInput({ initial }: { initial: string }) {
  const navigate = useNavigate()
  const [typed, setTyped] = useState(initial)
  const input = useRef<InputRef>(null)
  useLetters({
    '/': () => {
      input.current?.focus()
    },
  })
  return (
    <div role="search" aria-label="Everything" className="side-search">
      <Input
        ref={input}
        aria-label="Search everything"
        aria-keyshortcuts="/"
        placeholder="Search"
        value={typed}
        maxLength={200}
        // The field loses the focus if its suffix comes or goes.
        suffix={<span hidden={typed !== ''}>{<Letter>/</Letter>}</span>}
        onPressEnter={() => {
          const text = typed.trim()
          if (text !== '') void navigate(`/search?text=${encodeURIComponent(text)}`)
        }}
        onChange={(event) => {
          setTyped(event.target.value)
        }}
      />
    </div>
  )
}
