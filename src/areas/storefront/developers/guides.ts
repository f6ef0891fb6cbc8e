import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sharedInstance } from '@kitroom/front/shared-instance';
import { env } from '@/lib/env';

/** In docs/developers, in the order to be read. */
export const GUIDES = [
  { name: 'first-request', title: 'First request', about: 'Addresses, lists, signing in, errors.' },
  { name: 'shop', title: 'A shop in an hour', about: 'List, search, cart, checkout and tracking over GraphQL.' },
  { name: 'warehouse', title: 'Orders into a warehouse', about: 'Pick new orders up, and move them on.' },
  { name: 'club-site', title: 'A club’s site', about: 'Roster, kit and orders of a team on its own site.' },
  { name: 'webhooks', title: 'Webhooks', about: 'Be called when something happens.' },
  { name: 'copy', title: 'Keeping a copy in step', about: 'Follow what changes, and miss nothing.' },
  { name: 'assistants', title: 'Assistants', about: 'The shop’s tools over the Model Context Protocol.' },
] as const;

type Guide = (typeof GUIDES)[number];

export const findGuide = (name: string): Guide | undefined => GUIDES.find((guide) => guide.name === name);

/** Replaced by the shop’s own address. */
const EXAMPLE_SHOP = 'https://shop.example';

/** Markdown without its title, with the shop’s own address. */
export const readGuide = ({ name }: Guide): Promise<string> =>
  sharedInstance(`guide ${name}`, async () => {
    const text = await readFile(path.join(process.cwd(), 'docs', 'developers', `${name}.md`), 'utf8');
    return text.replace(/^# .*\n+/, '').replaceAll(EXAMPLE_SHOP, env.publicUrl);
  });
