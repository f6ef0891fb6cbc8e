import type { PayloadRequest } from 'payload';
import { inTransaction } from '@/lib/database/transaction';
import { queueMail } from '@/lib/mail/queue';
import { sealToken } from '@/lib/mail/sealed-token';
import type { Result } from '@/lib/result';
import { findHeldDesign, setDesignEmail } from '../data/designs';
import { holderOf, noDesign } from './holder';

type MailDesignLink = { req: PayloadRequest; key: string; id: string; email: string };

export function mailDesignLink({ req, key, id, email }: MailDesignLink): Promise<Result<object, 'not_found'>> {
  return inTransaction(req, async (session) => {
    if (!(await findHeldDesign(req, id, holderOf({ key })))) return noDesign;
    await setDesignEmail(session, id, email);
    const data = { design: id, ...sealToken(key) };
    await queueMail(session, [{ to: email, template: 'kit-design-link', data }]);
    return { ok: true };
  });
}
