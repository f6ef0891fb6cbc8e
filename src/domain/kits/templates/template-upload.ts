import { MEGABYTE, type UploadRule } from '../../text/uploads';

export const TEMPLATE_UPLOAD: UploadRule = {
  accept: ['.svg', '.dxf', 'image/svg+xml', 'image/vnd.dxf'],
  formats: 'SVG or DXF',
  maxBytes: 5 * MEGABYTE,
  less: { extension: '.svg', maxBytes: 2 * MEGABYTE },
};

export const TEMPLATES_PATH = '/admin/settings/templates';
export const templateHref = (id: string): string => `${TEMPLATES_PATH}/${id}`;

/** In place of a template’s id. */
export const OWN_PIECES = 'own';
