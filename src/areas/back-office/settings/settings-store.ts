import type { Payload, PayloadRequest } from 'payload';
import { may } from '@/lib/accounts/active-user';
import { asUser } from '@/lib/payload/as-user';
import { lockRows } from '@/lib/database/lock-rows';
import { inTransaction } from '@/lib/database/transaction';
import { invalidFields, payloadFieldErrors } from '@/lib/failures';
import { failure, type Failure, type Success } from '@/lib/result';
import { sameValues } from '@/lib/activity/same-values';
import type { Config } from '@/payload-types';

type Globals = Config['globals'];
type Slug = 'site-settings' | 'delivery-settings' | 'tax-settings';

type Reading = { payload: Payload; user: PayloadRequest['user']; req?: PayloadRequest };

type Save<Values> = {
  payload: Payload;
  req: PayloadRequest;
  values: Values;
  seen: Values;
};

/** On a conflict nothing is written: `stored` is the other user’s save. */
export type SettingsSaved<Values> =
  | Success<{ values: Values }>
  | Failure<'invalid'>
  | Failure<'conflict', { stored: Values }>;

type Codec<Name extends Slug, Values> = {
  toForm: (stored: Globals[Name]) => Values;
  fromForm: (typed: Values) => object;
};

/** All or nothing, and never over someone else’s changes. */
export function settingsStore<Name extends Slug, Values extends object>(
  slug: Name,
  codec: Codec<Name, Values>,
  refuse?: (change: Save<Values>) => Failure<'invalid'> | undefined,
) {
  const load = async ({ payload, user, req }: Reading): Promise<Values> =>
    codec.toForm((await payload.findGlobal({ slug, depth: 0, user, req, overrideAccess: false })) as Globals[Name]);

  async function write({ payload, req, values, seen }: Save<Values>): Promise<SettingsSaved<Values>> {
    await lockRows(req, slug.replaceAll('-', '_'));
    const reading = { payload, user: req.user, req };
    const stored = await load(reading);
    if (!sameValues(stored, seen) && !sameValues(stored, values)) {
      return failure('conflict', 'Someone else changed these settings in the meantime.', { stored });
    }
    await payload.updateGlobal<Slug, object>({ slug, data: codec.fromForm(values), ...asUser(req) });
    return { ok: true, values: await load(reading) };
  }

  async function save(change: Save<Values>): Promise<SettingsSaved<Values>> {
    // Payload would drop fields that the user may not change and save the rest.
    if (!may(change.req.user, 'settings:write')) return failure('invalid', 'You may not change the shop’s settings.');
    const refused = refuse?.(change);
    if (refused) return refused;
    try {
      return await inTransaction(change.req, () => write(change));
    } catch (error) {
      const errors = payloadFieldErrors(error);
      if (!errors) throw error;
      return invalidFields(errors);
    }
  }

  return { load, save };
}
