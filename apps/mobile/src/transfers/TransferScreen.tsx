import { useState } from 'react'
import type { Book } from '@touchstone/app/books/book'
import { useBook } from '../routes/use-book.ts'
import { TransferDone, type TransferReply } from './TransferDone.tsx'
import { TransferForm } from './TransferForm.tsx'

/** Moves money between the balance and the contract account of a book. */
export function TransferScreen() {
  const book = useBook()
  const [done, setDone] = useState<{ book: Book; reply: TransferReply }>()
  if (done !== undefined)
    return (
      <TransferDone
        {...done}
        onAgain={() => {
          setDone(undefined)
        }}
      />
    )
  return (
    <TransferForm
      key={book}
      book={book}
      onDone={(reply) => {
        setDone({ book, reply })
      }}
    />
  )
}
