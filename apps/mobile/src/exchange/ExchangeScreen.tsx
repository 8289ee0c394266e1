import { useState } from 'react'
import type { Book } from '@touchstone/app/books/book'
import { useBook } from '../routes/use-book.ts'
import { ExchangeDone, type Exchanged } from './ExchangeDone.tsx'
import { ExchangeForm } from './ExchangeForm.tsx'

type Shown = {
  /** Counts the forms: whoever leaves an exchange that waits for its price gets a new one. */
  form: number
  done?: { book: Book; exchanged: Exchanged }
}

/** Exchanges one currency of the balance account for another, at a quote. */
export function ExchangeScreen() {
  const book = useBook()
  const [{ form, done }, setShown] = useState<Shown>({ form: 0 })
  if (done !== undefined)
    return (
      <ExchangeDone
        {...done}
        onAgain={() => {
          setShown({ form })
        }}
      />
    )
  return (
    <ExchangeForm
      key={`${book} ${form}`}
      book={book}
      onDone={(exchanged) => {
        // What was left says so in a toast, and takes no other form away.
        setShown((shown) => (shown.form === form ? { form, done: { book, exchanged } } : shown))
      }}
      onLeave={() => {
        setShown({ form: form + 1 })
      }}
    />
  )
}
