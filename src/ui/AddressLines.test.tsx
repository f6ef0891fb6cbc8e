import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AddressLines } from './AddressLines';

it('lets each line run as its script does, whatever it begins with', () => {
  const html = renderToStaticMarkup(<AddressLines lines={['12 شارع النصر', '10115 Berlin']} />);
  expect(html.match(/<bdi>[^<]+<\/bdi>/g)).toEqual(['<bdi>12 شارع النصر</bdi>', '<bdi>10115 Berlin</bdi>']);
});
