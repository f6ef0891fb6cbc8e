import { drawing, hugePicture } from '../../fixtures/hostile/drawings';
import { check } from '../report';
import type { Shop } from '../server';
import { send, signIn, type Attack } from './attack';

const bomb = new Blob([drawing(`<image width="9" height="9" href="${hugePicture()}"/>`)], { type: 'image/svg+xml' });

async function formFields(shop: Shop, path: string, marker: string): Promise<[string, string][]> {
  const { text } = await send(shop, path);
  const form = text.split('<form').find((part) => part.includes(marker)) ?? '';
  const attribute = (input: string, name: string) =>
    (new RegExp(`${name}="([^"]*)"`).exec(input)?.[1] ?? '').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  return (form.split('</form>')[0]?.match(/<input[^>]*type="hidden"[^>]*>/g) ?? []).map((input) => [
    attribute(input, 'name'),
    attribute(input, 'value'),
  ]);
}

export const drawnByStranger: Attack = {
  title: 'Strangers send quote requests with a picture of 256 megapixels in a drawing of 42 KB',
  prepare: async (shop) => {
    const hidden = await formFields(shop, '/custom-kits', 'name="teamName"');
    if (hidden.length === 0) throw new Error('The page has no form for quote requests.');
    let sent = 0;
    return {
      attackers: 8,
      strike: () => {
        const form = new FormData();
        for (const [name, value] of hidden) form.set(name, value);
        const texts = {
          teamName: `Team ${(sent += 1)}`,
          sport: 'netball',
          quantity: '11-25',
          name: 'A',
          email: `a${sent}@attack.test`,
        };
        for (const [name, value] of Object.entries(texts)) form.set(name, value);
        form.append('files', bomb, 'crest.svg');
        // Limits by network are not tested here.
        const address = `2001:db8:${(sent >> 8).toString(16)}:${(sent & 255).toString(16)}::1`;
        return send(
          shop,
          '/custom-kits',
          { method: 'POST', body: form },
          { 'X-Forwarded-For': address, Origin: shop.url },
        );
      },
      judge: async () => {
        const [taken] = await shop.sql<{ count: number }>(
          `select count(*)::int from inquiries where email like '%@attack.test'`,
        );
        check(`requests taken in (${taken?.count})`, (taken?.count ?? 0) > 0, true);
      },
    };
  },
};

export const drawnByTeam: Attack = {
  title: 'A team uploads the same drawing as a design',
  prepare: async (shop) => {
    const token = await signIn(shop, 'teams', { username: 'northside-netball' });
    return {
      attackers: 8,
      strike: () => {
        const form = new FormData();
        form.set('name', 'Crest');
        form.set('type', 'logo');
        form.set('file', bomb, 'crest.svg');
        return send(shop, '/api/team/assets', { method: 'POST', body: form }, { Authorization: `JWT ${token}` });
      },
    };
  },
};
