'use client';

import { useEffect, useState } from 'react';
import { request } from '@/lib/client/request';
import type { PackAnswer } from './print-pack-endpoints';
import type { PackTechniques } from '@/domain/kits/production/garment-techniques';
import type { PackTemplates } from './make-pack';
import type { PackedLine } from '@/modules/kits/production/pack-job';

const PAUSE_MS = 700;

export function usePrintPack(line: PackedLine) {
  const [answer, setAnswer] = useState<PackAnswer>();
  const [failure, setFailure] = useState<string>();
  const key = answer?.key;
  const isMaking = answer?.pack.state === 'waiting' || answer?.pack.state === 'running';

  useEffect(() => {
    if (!isMaking) return;
    const leaving = new AbortController();
    async function follow() {
      const next = await request<PackAnswer>(`/admin/print-packs/${key}`, { signal: leaving.signal });
      if (leaving.signal.aborted) return;
      if (next.ok) setAnswer(next.value);
      else setFailure(next.message);
    }
    const timer = setTimeout(() => void follow(), PAUSE_MS);
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [isMaking, key, answer]);

  async function make(techniques?: PackTechniques, templates?: PackTemplates) {
    setFailure(undefined);
    const started = await request<PackAnswer>('/admin/print-packs', {
      method: 'POST',
      body: { ...line, ...(techniques && { techniques }), ...(templates && { templates }) },
    });
    if (started.ok) setAnswer(started.value);
    else setFailure(started.message);
    return started.ok;
  }

  const failed = answer?.pack.state === 'failed' ? answer.pack.message : failure;
  return { answer, isMaking: isMaking && !failed, failure: failed, make };
}
