import type { Payload } from 'payload';
import { DAY_MS } from '@/domain/text/days';
import { uploadFolder } from '@/lib/files/stored-folder';
import { env } from '@/lib/env';
import { log } from '@/lib/log';
import { getPayloadClient } from '@/lib/payload/payload-client';
import { startWorker } from '@/lib/work/loop';
import { startProcessWorker } from '@/lib/work/process-workers';
import { selectUnknown, SWEPT } from './data/unknown-names';

const BATCH = 1_000;

/** Now, and once a day. Sweeps a bucket alone: a network loses more than a disk, removals too. */
export function startSweeping(): void {
  startProcessWorker('files', () =>
    startWorker({
      kind: 'files',
      payload: getPayloadClient,
      step: async (payload) => {
        for (const name of [...SWEPT, 'kit-logos']) await uploadFolder(name).dropUnfinished();
        if (env.s3) await sweepFiles(payload);
        return false;
      },
      pollMs: DAY_MS,
      paceMs: 200,
    }),
  );
}

/** Removes files that no row has and that are a day old, so that no transaction has them yet. */
export async function sweepFiles(payload: Payload): Promise<void> {
  for (const name of SWEPT) {
    const folder = uploadFolder(name);
    const before = Date.now() - DAY_MS;
    const old: string[] = [];
    for await (const file of folder.list()) if (file.changedAt < before) old.push(file.name);
    for (let from = 0; from < old.length; from += BATCH) {
      const unknown = await selectUnknown(payload, name, old.slice(from, from + BATCH));
      if (unknown.length > 0) log.warn({ folder: name, files: unknown }, 'Files without a record were removed.');
      await folder.remove(unknown);
    }
  }
}
