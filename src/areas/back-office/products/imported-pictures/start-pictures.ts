import { getPayloadClient } from '@/lib/payload/payload-client';
import { startWorker } from '@/lib/work/loop';
import { startProcessWorker } from '@/lib/work/process-workers';
import { runPictureStep } from './run-pictures';

export const startPictures = (): void =>
  startProcessWorker('pictures', () =>
    startWorker({ kind: 'pictures', payload: getPayloadClient, step: runPictureStep, pollMs: 10_000, paceMs: 20 }),
  );
