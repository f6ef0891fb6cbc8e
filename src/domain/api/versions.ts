/** Days on which something changed that programs rely on, the newest last; docs/developers/first-request.md lists them. */
export const VERSIONS = ['2026-11-30'];
export const API_VERSION = VERSIONS.at(-1) ?? '';
