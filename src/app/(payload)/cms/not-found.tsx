import config from '@payload-config';
import { NotFoundPage } from '@payloadcms/next/views';
import { importMap } from './importMap';

/** What the panel shows where it has nothing under an address. Next hands no address to such a page. */
export default function PanelNotFound() {
  return NotFoundPage({
    config,
    importMap,
    params: Promise.resolve({ segments: [] }),
    searchParams: Promise.resolve({}),
  });
}
