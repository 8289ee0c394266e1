/** What is to say of answers about first sales of tokens, by the name of the schema. */
export const ieoReplyNotes = {
  IeoSale: {
    estimatedPrice: 'Of one token: the price of a lot divided by its tokens.',
    winningPrice: 'The same: nobody sets it later. Null until the sale has closed.',
    cap: 'The most lots that one person can get.',
    depositRate: 'The share of the price that is set aside with an application.',
    supply: 'All tokens that there are or will be.',
    paperHash: 'Of the bytes of the white paper as it was when the sale opened.',
    round:
      'Of the beacon that decides the draw: fixed at the opening, or where it closed late then. Null of a commitment.',
    part: 'The share of their lots that everybody would get if it closed now, or gets. Null of a draw, and before it was opened.',
    lotsGiven:
      'Lots that were paid for, and whose tokens have left the book of the sale; those that came back do not count.',
    listByAtMs: 'If the token is not listed before, all that was paid comes back by itself. Null before it was opened.',
    calledOffAtMs: 'When it was called off, since its token was not listed in time.',
    bookId:
      'With `openedIn` as the sequence it names the receipt of its opening, which anybody who is signed in may read.',
    openedIn: 'The row that opened it; null before that.',
  },
  IeoOutcomeResult: {
    root: 'The root of the Merkle tree of the list, with a leaf `<id> <lots>` for each application.',
    list: 'All applications, in order of their ids.',
    allotted: 'Of a commitment once it was decided, else null: with it everybody computes their own lots.',
    round: '0 of a commitment.',
    draws: 'Of a draw: none before its round has come, then one, and a second for lots that were not paid.',
  },
  IeoDraw: {
    seed: 'Of the beacon and the root of the list: the ticket of each lot is made of it.',
    lots: 'How many are drawn.',
    above: 'Tickets above this one win, if they are not above the next.',
    upTo: 'The last ticket that wins.',
  },
  IeoOrder: {
    sequence: 'Of the record that applied for it.',
    decidedSequence: 'Of the record that says what it gets; null before that.',
    state:
      '`reserve`: it has won nothing, and lots that others do not pay are drawn once more. `completed`: it is paid, and its tokens are held until they are `listed`. `refunded`: they were not, and all that was paid came back.',
    setAside: 'What waits for it now; 0 once it is decided, but for the deposit of a draw.',
    returned: 'What has come back to the balance.',
    tokens: 'Those that it got, held or free.',
  },
} as const
