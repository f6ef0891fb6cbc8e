import { DAY_MS } from '@/domain/text/days';
import { getPayloadClient } from '@/lib/payload/payload-client';
import { startWorker } from '@/lib/work/loop';
import { startProcessWorker } from '@/lib/work/process-workers';
import { deleteForgottenDesigns, deleteLooseKits } from './data/forgotten-designs';
import { deleteLooseLogos } from './logos/loose-logos';

/** Deletes abandoned designs, kits without references and their logos’ pictures: now, and once a day. */
export const startDesignCleanUp = (): void =>
  startProcessWorker('kit-designs', () =>
    startWorker({
      kind: 'kit-designs',
      payload: getPayloadClient,
      step: async (payload) => {
        const more = [await deleteForgottenDesigns(payload), await deleteLooseKits(payload)];
        await deleteLooseLogos(payload);
        return more.includes(true);
      },
      pollMs: DAY_MS,
      paceMs: 200,
    }),
  );
