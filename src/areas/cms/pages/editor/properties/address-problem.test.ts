import { expect, it } from 'vitest';
import { linkProblem, pictureProblem } from './address-problem';

it.each(['', '#', '/shop', 'https://example.com', 'mailto:a@b.test', 'tel:+441', 'ht', 'HTTPS:', 'mail'])(
  'says nothing about the link %j',
  (address) => expect(linkProblem(address)).toBeUndefined(),
);

it.each(['javascript:alert(1)', 'j', 'shop', '//evil.test', '/\\evil.test', 'data:text/html,x'])(
  'refuses the link %j',
  (address) => expect(linkProblem(address)).toMatch(/^Start with/),
);

it('takes pictures of the library and of the web only', () => {
  for (const address of ['', '/media/1', 'https://example.com/a.png', 'htt'])
    expect(pictureProblem(address)).toBeUndefined();
  for (const address of ['#', 'mailto:a@b.test', 'data:image/svg+xml,x', 'javascript:1'])
    expect(pictureProblem(address)).toMatch(/^Start with/);
});
