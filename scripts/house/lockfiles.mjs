/**
 * npm omits hashes of packages for other systems that it guesses, and notes the registry in use.
 * @param {string} file @param {string} text @returns {import('./imports.mjs').Finding[]}
 */
export function checkLockfile(file, text) {
  /** @type {{ packages: Record<string, { integrity?: string, resolved?: string }> }} */
  const { packages } = JSON.parse(text);
  const found = (/** @type {string} */ message) => ({ file, line: 1, message });
  return Object.entries(packages).flatMap(([path, { integrity, resolved }]) => [
    ...(path && !/^sha512-./.test(integrity ?? '') ? [found(`${path} has no hash (integrity).`)] : []),
    ...(resolved ? [found(`${path} names a registry (resolved).`)] : []),
  ]);
}
