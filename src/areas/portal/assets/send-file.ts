import type { AssetUsage } from '@/domain/teams/design-assets';
import { upload } from '@/lib/client/upload';
import type { Failure, Success } from '@/lib/result';
import type { AssetView } from '@/modules/team/data/asset-view';

export type Sent = Success<{ asset: AssetView; usage: AssetUsage }> | Failure;

type SendFile = {
  fields: Record<string, string>;
  file: File;
  /** Part sent, 0 to 1. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
};

/** Sends one file. @returns how it ended, `aborted` too; a lost connection is a failure like any other. */
export async function sendFile({ fields, file, onProgress, signal }: SendFile): Promise<Sent> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', file);
  const answer = await upload<{ asset: AssetView; usage: AssetUsage }>({
    path: '/api/team/assets',
    form,
    onProgress,
    signal,
    offline: 'No connection. Nothing you entered is lost; please try again.',
  });
  return answer.ok ? { ok: true, ...answer.value } : answer;
}
