import { z } from 'zod';
import { DEFAULT_APPEARANCE } from '@/domain/appearance';
import { withPayload } from './with-payload';

/**
 * Makes an administrator of a shop without demo data:
 * `ADMIN_PASSWORD=… npm run admin:create -- name@example.com "Full Name"`.
 * The password comes from the environment, so that it stands in no shell history.
 */
const input = z
  .object({ email: z.email(), fullName: z.string().min(1), password: z.string().min(12, 'At least 12 characters.') })
  .safeParse({ email: process.argv[2], fullName: process.argv[3], password: process.env.ADMIN_PASSWORD });
if (!input.success) {
  console.error(z.prettifyError(input.error));
  console.error('Usage: ADMIN_PASSWORD=… npm run admin:create -- name@example.com "Full Name"');
  process.exit(2);
}
const { email, fullName, password } = input.data;
await withPayload(async (payload) => {
  await payload.create({
    collection: 'admin-users',
    data: { email, fullName, password, role: 'administrator', isActive: true, ...DEFAULT_APPEARANCE },
  });
  console.log(`${email} can now sign in at /admin/login.`);
});
