import { changeFeed } from '../../platform/change-feed.ts'
import { newMessageChannel } from './messages.store.ts'

/** Passes on the ids of users with new messages. */
export const createNewMessageFeed = changeFeed(newMessageChannel, Number)
