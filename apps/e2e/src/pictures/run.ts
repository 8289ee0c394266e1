import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { openBrowser } from '../browser.ts'
import { runServer } from '../running-server.ts'
import { keptFolder, pictureName, pictures } from './pictures.ts'
import { record } from './record.ts'
import { readRecording, writeRecording } from './recording.ts'
import { replayGround } from './replay-ground.ts'
import { noteTakenWith } from './taken-with.ts'
import { takePicture } from './take-picture.ts'

const usage = `usage: npm run pictures [-- --record]
  takes the pictures that the tests compare with, from the answers that were recorded
  --record   records the answers first: after a change of what the server answers`

const { values } = parseArgs({ options: { record: { type: 'boolean', default: false }, help: { type: 'boolean' } } })
if (values.help === true) console.log(usage)
else await main()

async function main(): Promise<void> {
  const browser = await openBrowser()
  try {
    if (values.record) {
      const server = await runServer()
      try {
        await writeRecording(await record(browser, server))
      } finally {
        await server.stop()
      }
    }
    await mkdir(keptFolder, { recursive: true })
    for (const name of await readdir(keptFolder)) await rm(path.join(keptFolder, name))
    const unanswered: string[] = []
    const ground = replayGround(browser, await readRecording(), unanswered)
    for (const picture of pictures)
      await writeFile(path.join(keptFolder, `${pictureName(picture)}.png`), await takePicture(ground, picture))
    await noteTakenWith(browser)
    if (unanswered.length > 0)
      console.log(`nothing was recorded for:\n  ${[...new Set(unanswered)].join('\n  ')}\nrun this with --record`)
    console.log(`${pictures.length} pictures: ${keptFolder}`)
  } finally {
    await browser.close()
  }
}
