import { emails } from '../../emails';
import { payload } from './shop';

export type EmailName = keyof typeof emails;

export async function writeEmail(template: EmailName, data: Record<string, unknown> = {}) {
  const settings = await payload.findGlobal({ slug: 'site-settings', depth: 0 });
  return emails[template].write({ payload, settings, data });
}
