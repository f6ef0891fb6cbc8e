import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from './env.mjs';

/** Licences of the fonts that letters for kits are cut out of. */
const LETTERING = join(ROOT, 'src', 'domain', 'kits', 'lettering', 'fonts', 'LICENSES.txt');
const LICENCE_FILE = /^(?:licen[cs]e|copying|notice)/i;

/** @typedef {{ name: string, version: string, license: string }} Package */

/** @returns {string} licences of all packages that a shop is made of, each text once */
export function thirdPartyNotices() {
  /** @type {Map<string, Package[]>} */
  const byText = new Map();
  for (const folder of productionPackages()) {
    const text = licenceText(folder);
    byText.set(text, [...(byText.get(text) ?? []), describe(folder)]);
  }
  const parts = [...byText].map(([text, packages]) => {
    const list = packages.map(({ name, version, license }) => `${name} ${version} (${license})`).sort();
    return `${list.join('\n')}\n\n${text}`;
  });
  const lettering = `Letters for kits are cut out of the following fonts.\n\n${readFileSync(LETTERING, 'utf8').trim()}`;
  const all = [...parts.sort(), lettering].join(`\n\n${'-'.repeat(80)}\n\n`);
  return `Kitroom contains the following packages.\n\n${all}\n`;
}

/** @returns {string[]} folders of those that are installed */
function productionPackages() {
  /** @type {{ packages: Record<string, { dev?: boolean, link?: boolean }> }} */
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  return Object.entries(packages)
    .filter(([path, { dev, link }]) => path.startsWith('node_modules/') && !dev && !link)
    .map(([path]) => join(ROOT, path))
    .filter((folder) => existsSync(join(folder, 'package.json')));
}

/** @param {string} folder @returns {Package} */
function describe(folder) {
  const { name, version, license, licenses } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const named =
    license?.type ?? license ?? licenses?.map((/** @type {{ type: string }} */ { type }) => type).join(' or ');
  return { name, version, license: named ?? 'see below' };
}

/** Empty if a package names its licence only. @param {string} folder */
const licenceText = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && LICENCE_FILE.test(entry.name))
    .map((entry) => readFileSync(join(folder, entry.name), 'utf8').replaceAll('\r\n', '\n').trim())
    .join('\n\n');
