import type { AssetUsage } from '@/domain/teams/design-assets';
import { failure, type Failure, type Success } from '@/lib/result';
import { sendForm } from '@/ui/send-form';
import type { AssetView } from '@/modules/team/assets/asset-view';

export type Sent = Success<{ asset: AssetView; usage: AssetUsage }> | Failure;

type SendFile = {
  fields: Record<string, string>;
  file: File;
  /** Part sent, 0 to 1. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
};

/** Sends one file. @returns how it ended, `cancelled` too; a lost connection is a failure like any other. */
export async function sendFile({ fields, file, onProgress, signal }: SendFile): Promise<Sent> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', file);
  try {
    const { status, body } = await sendForm({ path: '/api/team/assets', form, onProgress, signal });
    if (status === 0) return failure('offline', 'No connection. Nothing you entered is lost; please try again.');
    const answer = body as object | null;
    if (status === 201 && answer) return { ok: true, ...answer } as Sent;
    return { ...failure('internal', 'Something went wrong. Please try again.'), ...answer };
  } catch {
    return failure('cancelled', 'Cancelled.');
  }
}
