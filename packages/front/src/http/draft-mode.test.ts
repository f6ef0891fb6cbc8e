import { afterEach, describe, expect, it } from 'vitest';
import { startFront, type Harness } from '../../tests/harness';

const KEY = 'e83faa9f6d1e3ed8e0be7aa7bfcd4a5a';
let front: Harness;
afterEach(() => front.close());

const sent = async (method: string, headers: Record<string, string>): Promise<Record<string, string>> => {
  front = await startFront((req, res) => void res.end(JSON.stringify(req.headers)));
  const { body } = await front.send('/api/products', { method, headers });
  return JSON.parse(body.toString()) as Record<string, string>;
};

describe.each(['GET', 'POST'])('a %s with keys of the build', (method) => {
  it.each<Record<string, string>>([
    { 'x-prerender-revalidate': KEY, 'x-prerender-revalidate-if-generated': '1' },
    { 'X-Next-Revalidated-Tags': 'page', 'X-Next-Revalidate-Tag-Token': KEY },
  ])('reaches the application without them: %j', async (headers) => {
    expect(JSON.stringify(await sent(method, headers))).not.toMatch(/revalidate/i);
  });

  it.each([
    [`__prerender_bypass=${KEY}`, undefined],
    [`__prerender_bypass=${KEY}; __next_preview_data=x.y.z; theme=dark`, 'theme=dark'],
    [`theme=dark;__prerender_bypass =${KEY}; my__prerender_bypass=1`, 'theme=dark; my__prerender_bypass=1'],
  ])('reaches it without their cookies: %s', async (Cookie, cookie) => {
    expect((await sent(method, { Cookie })).cookie).toBe(cookie);
  });
});
