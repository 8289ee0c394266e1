import { useState } from 'react'
import type { Book } from '@touchstone/app/books/book'
import { useBook } from '../routes/use-book.ts'
import { ExchangeDone, type Exchanged } from './ExchangeDone.tsx'
import { ExchangeForm } from './ExchangeForm.tsx'

/** Exchanges one currency of the balance account for another, at a quote. */
export function ExchangeScreen() {
  const book = useBook()
  const [done, setDone] = useState<{ book: Book; exchanged: Exchanged }>()
  if (done !== undefined)
    return (
      <ExchangeDone
        {...done}
        onAgain={() => {
          setDone(undefined)
        }}
      />
    )
  return (
    <ExchangeForm
      key={book}
      book={book}
      onDone={(exchanged) => {
        setDone({ book, exchanged })
      }}
    />
  )
}
