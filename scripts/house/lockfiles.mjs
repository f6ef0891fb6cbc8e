/**
 * Packages without a hash, or with a machine's registry: npm writes no hash for packages of other systems if it has to
 * guess them, and notes the address of the registry in use.
 * @param {string} file
 * @param {string} text
 * @returns {import('./imports.mjs').Finding[]}
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
