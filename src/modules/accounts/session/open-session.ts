import { getFieldsToSign, jwtSign, type AuthCollectionSlug, type PayloadRequest } from 'payload';
import { addSessionToUser } from 'payload/shared';

export type SignedIn = { token: string; exp: number; user: { id: string } & Record<string, unknown> };

type Account = Parameters<typeof addSessionToUser>[0]['user'] & { id: string };
type OpenSession = { req: PayloadRequest; collection: AuthCollectionSlug; id: string };

/** Throws if a hook refuses. Lock the account’s row before: Payload writes its sessions back as it read them. */
export async function openSession({ req, collection, id }: OpenSession): Promise<SignedIn> {
  const { payload } = req;
  const { config } = payload.collections[collection];
  const found = await payload.db.findOne<Account>({ collection, where: { id: { equals: id } }, req });
  if (!found) throw new Error('The account whose row is locked is gone.');
  // A person’s active flag is their team’s; the caller has checked it.
  const local = { isActive: true, ...found, collection, _strategy: 'local-jwt' };
  let user = local as Account;
  const { sid } = await addSessionToUser({ collectionConfig: config, payload, req, user });
  const hookArgs = { collection: config, context: req.context, req };
  for (const hook of config.hooks.beforeLogin) user = ((await hook({ ...hookArgs, user })) as Account) || user;
  const { exp, token } = await jwtSign({
    fieldsToSign: getFieldsToSign({ collectionConfig: config, email: user.email ?? '', sid, user }),
    secret: payload.secret,
    tokenExpiration: config.auth.tokenExpiration,
  });
  req.user = user as PayloadRequest['user'];
  for (const hook of config.hooks.afterLogin) await hook({ ...hookArgs, token, user });
  const visible = await payload.findByID({
    collection,
    id,
    depth: 0,
    // Without a team’s players and orders; the type knows no joins, as staff have none.
    joins: false as never,
    user,
    overrideAccess: false,
    req,
  });
  return { exp, token, user: visible as unknown as SignedIn['user'] };
}
