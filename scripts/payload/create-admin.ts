import { z } from 'zod';
import { DEFAULT_APPEARANCE } from '@/domain/staff/appearance';
import { inspect } from '../lib/database.mjs';
import { warn } from '../lib/log.mjs';
import { withDatabase } from './with-database';

const USAGE = 'Usage: ADMIN_PASSWORD=… npm run admin:create -- name@example.com "Full Name"';

/** `ADMIN_PASSWORD=… npm run admin:create -- name@example.com "Full Name"` keeps the password out of histories. */
const { data: input } = z
  .object({ email: z.email().toLowerCase(), fullName: z.string().trim().min(1), password: z.string().min(1) })
  .safeParse({ email: process.argv[2], fullName: process.argv[3], password: process.env.ADMIN_PASSWORD });

if (!input) {
  warn(USAGE);
  process.exit(2);
}

await withDatabase(async (url) => {
  const { pending } = await inspect(url);
  if (pending.length > 0) return refuse('The database is not ready. Run npm start first.');
  const { getPayloadClient } = await import('@/lib/payload/payload-client');
  const { passwordProblem } = await import('@/modules/accounts/password/password-problem');
  const { email } = input;
  const problem = await passwordProblem('admin-users', input.password, input);
  if (problem) return refuse(`ADMIN_PASSWORD: ${problem}`);
  const payload = await getPayloadClient();
  try {
    const { totalDocs } = await payload.count({ collection: 'admin-users', where: { email: { equals: email } } });
    if (totalDocs > 0) return refuse(`${email} has an account already. Reset its password at /admin/login.`);
    await payload.create({
      collection: 'admin-users',
      data: { ...input, role: 'owner', isActive: true, ...DEFAULT_APPEARANCE },
    });
    console.log(`${email} can now sign in at /admin/login.`);
    return 0;
  } finally {
    await payload.db.pool.end();
    await payload.destroy();
  }
});

function refuse(reason: string): number {
  warn(reason);
  return 1;
}
