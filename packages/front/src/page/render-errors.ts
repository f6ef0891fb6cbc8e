/** Beginning of an error's row in React's data, and in a page's inline scripts. */
const ERROR_ROWS = [':E{"digest', String.raw`:E{\"digest`];
const ERROR_ROW = /\b[\da-f]+:E\{\\?"digest\b/;
/** Markup that React gave up; leaving a part to the browser on purpose (`ssr: false`) is no error. */
const GIVEN_UP = 'data-dgst="';
const ABANDONED_MARKUP = /data-dgst="(?!BAILOUT_TO_CLIENT_SIDE_RENDERING)/;

/** React streams with status 200 and an error in place of a failed part; stored, it would outlive the outage. */
export function hasRenderErrors(body: Buffer): boolean {
  // Nearly no page has either, and looking for plain text takes a tenth of the time.
  const mayHaveRow = ERROR_ROWS.some((row) => body.includes(row));
  const mayBeAbandoned = body.includes(GIVEN_UP);
  if (!mayHaveRow && !mayBeAbandoned) return false;
  const text = body.toString('latin1');
  return ERROR_ROW.test(text) || ABANDONED_MARKUP.test(text);
}
