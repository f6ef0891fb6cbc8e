import type { PayloadRequest } from 'payload';
import { asUser } from '@/lib/payload/as-user';
import { isSame } from '@/domain/merging/is-same';
import { lockRows } from '@/lib/database/lock-rows';
import { inTransaction } from '@/lib/database/transaction';
import { payloadFieldErrors } from '@/lib/failures';
import { failure, type Result } from '@/lib/result';

type DefaultProps = Record<string, unknown>;

type SaveDefaultProps = {
  req: PayloadRequest;
  id: string;
  defaultProps: DefaultProps;
  seen: DefaultProps;
};

/** Existing blocks stay as they are. */
export async function saveDefaultProps(
  call: SaveDefaultProps,
): Promise<Result<object, 'conflict' | 'invalid' | 'not_found'>> {
  try {
    return await inTransaction(call.req, () => save(call));
  } catch (error) {
    const errors = payloadFieldErrors(error);
    if (!errors) throw error;
    return failure('invalid', Object.values(errors).flat().join(' '));
  }
}

async function save({ req, id, defaultProps, seen }: SaveDefaultProps) {
  const { payload } = req;
  await lockRows(req, 'cms_components', id);
  const one = { collection: 'components', id, ...asUser(req) } as const;
  const stored = await payload.findByID({ ...one, disableErrors: true });
  if (!stored) return failure('not_found', 'This component no longer exists.');
  if (!isSame(stored.defaultProps ?? {}, seen)) {
    return failure('conflict', 'Someone else changed this component in the meantime. Reload the page to see it.');
  }
  await payload.update({ ...one, data: { defaultProps } });
  return { ok: true } as const;
}
