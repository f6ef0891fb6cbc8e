/** A row of React's data that holds an error, as it stands in the data and as it stands in a page's inline scripts. */
const ERROR_ROW = /\b[\da-f]+:E\{\\?"digest\b/;
/** Markup that React gave up; leaving a part to the browser on purpose (`ssr: false`) is no error. */
const ABANDONED_MARKUP = /data-dgst="(?!BAILOUT_TO_CLIENT_SIDE_RENDERING)/;

/**
 * Whether part of a rendered page failed. React streams with status 200 and puts an error where the failed part would
 * have been; stored, such a page would outlive a moment's outage of the database.
 */
export function hasRenderErrors(body: Buffer): boolean {
  const text = body.toString('latin1');
  return ERROR_ROW.test(text) || ABANDONED_MARKUP.test(text);
}
