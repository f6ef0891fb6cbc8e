import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ErrorState } from './ErrorState';

it('names an error of the server as the log does', () => {
  expect(renderToStaticMarkup(<ErrorState title="Failed" digest="1234567890" />)).toContain('Reference: 1234567890');
  expect(renderToStaticMarkup(<ErrorState title="Failed" />)).not.toContain('Reference');
});
