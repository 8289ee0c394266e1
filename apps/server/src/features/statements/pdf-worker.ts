import { parentPort, workerData } from 'node:worker_threads'
import { paperPdf } from './paper-pdf.ts'
import type { Paper } from './statement-paper.ts'

/** Runs in a thread of its own: the house does not wait while fonts are read and pages are drawn. */
parentPort?.postMessage(await paperPdf(workerData as Paper))
