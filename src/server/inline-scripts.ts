import { createHash } from 'node:crypto';

/** Their hashes go out with every answer: of more, a header would weigh as much as the page saves. */
const MOST = 20;
const INLINE = /<script(?![^>]*\ssrc=)([^>]*)>([^]*?)<\/script>/g;
/** Data, which no browser runs. */
const DATA = /\stype="(?!module"|text\/javascript")/;
const ANY_INLINE = "script-src 'self' 'unsafe-inline'";

/**
 * The policy of a page that is sent as it is, again and again: of inline scripts it allows those alone that stand in it, so
 * that one which someone gets into it does not run.
 * @param policy that allows any.
 */
export function policyOf(page: Buffer, policy: string): string {
  // A character a byte, of which the hash is.
  const scripts = [...page.toString('latin1').matchAll(INLINE)].filter(([, attributes = '']) => !DATA.test(attributes));
  if (scripts.length > MOST) return policy;
  const hashes = new Set(scripts.map(([, , script = '']) => `'sha256-${hashOf(script)}'`));
  return policy.replace(ANY_INLINE, ["script-src 'self'", ...hashes].join(' '));
}

const hashOf = (script: string): string => createHash('sha256').update(script, 'latin1').digest('base64');
