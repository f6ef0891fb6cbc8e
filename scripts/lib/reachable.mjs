const PATIENCE_MS = 5_000;

/** Any answer will do. @param {string} name of a setting, which may be unset @throws in one line if there is none */
export async function checkReachable(name) {
  const { [name]: url } = process.env;
  if (!url) return;
  if (!URL.canParse(url)) throw new Error(`${name} must be an address such as https://host, not "${url}".`);
  try {
    await fetch(url, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS) });
  } catch (error) {
    throw new Error(`${name} leads to ${new URL(url).host}, which does not answer.`, { cause: error });
  }
}
