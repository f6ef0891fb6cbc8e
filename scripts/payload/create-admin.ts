import { z } from 'zod';
import { DEFAULT_APPEARANCE } from '@/domain/staff/appearance';
import { staffPasswordProblem } from '@/domain/staff/staff-input';
import { withPayload } from './with-payload';

const staffPassword = z.string().superRefine((password, context) => {
  const message = staffPasswordProblem(password);
  if (message) context.addIssue({ code: 'custom', message });
});

/**
 * Makes an administrator of a shop without demo data:
 * `ADMIN_PASSWORD=… npm run admin:create -- name@example.com "Full Name"`.
 * The password comes from the environment, so that it stands in no shell history.
 */
const input = z
  .object({ email: z.email(), fullName: z.string().min(1), password: staffPassword })
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
